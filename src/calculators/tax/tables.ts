import { returnLines } from '#engine/tax/explain-return.ts'
import type { TaxLine } from '#engine/tax/tax-line.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { tableOf } from '../kit/table-of.ts'
import { type TaxContext, twoReturnsOf } from './context.ts'
import { changedLine } from './findings.ts'
import { householdOf } from './household.ts'
import { neighborOf, stateIn } from './law.ts'
import { allTax, type Taxes, taxesOf } from './taxes.ts'
import {
  apartWords,
  costWords,
  payrollWords,
  returnWords,
  comparedWords as words,
  yearsWords,
} from './words/explain.en.ts'
import { changeText } from './words/findings.en.ts'
import { howText, labelText } from './words/return.en.ts'

/** A return line by line: the amount, how it is figured, and the rule. */
function ledger(
  key: string,
  { title, lead }: { title: string; lead: string },
  lines: readonly TaxLine[],
  say: Say,
): KeyedTable {
  const emphasis: Record<number, 'subtotal' | 'total'> = {}
  lines.forEach((line, index) => {
    if (line.kind === 'subtotal' || line.kind === 'total') emphasis[index] = line.kind
  })
  return tableOf(
    key,
    { title, lead, columns: returnWords.columns },
    lines,
    {
      line: ['text', ({ label }) => labelText(label, say)],
      amount: ['cents', ({ amount }) => amount],
      how: ['text', ({ how }) => howText(how, say)],
      rule: ['text', ({ rule }) => rule ?? ''],
    },
    { look: 'ledger', emphasis, line: ({ key }) => key },
  )
}

export const federalReturn = ({ result, law, say }: TaxContext): KeyedTable =>
  ledger('federalReturn', returnWords.federal, returnLines(result.household, result.taxes.federal, law.facts), say)

export function stateReturn({ result, law, say }: TaxContext): KeyedTable | null {
  const state = stateIn(law)
  const filed = result.taxes.state
  if (state === null || filed === null) return null
  const { title, lead } = returnWords.state
  return ledger('stateReturn', { title: title(state.facts.name), lead }, state.linesOf(filed), say)
}

type LineName = Exclude<keyof typeof words, 'line' | 'difference'>
type Line = readonly [name: LineName, of: (taxes: Taxes) => number]
const comparedLines = (hasState: boolean): readonly Line[] => [
  ['agi', ({ federal }) => federal.agi],
  ['deduction', ({ federal }) => federal.deductions.standardOrItemized],
  ['others', ({ federal }) => federal.deductions.total - federal.deductions.standardOrItemized],
  ['taxable', ({ federal }) => federal.taxableIncome],
  ['tax', ({ federal }) => federal.tax.beforeCredits],
  ['credits', ({ federal }) => federal.credits.nonrefundable + federal.credits.refundable],
  ['otherTaxes', ({ federal }) => federal.otherTaxes.total],
  ['federal', ({ federalTax }) => federalTax],
  ...(hasState ? [['state', ({ stateTax }: Taxes) => stateTax] as const] : []),
  ['payroll', ({ payrollTax }) => payrollTax],
  ['all', allTax],
]

/** Several returns side by side; the last column is the last return less the first. */
function sideBySide(
  key: string,
  { title, lead }: { readonly title: string; readonly lead: string },
  returns: readonly { readonly key: string; readonly label: string; readonly taxes: readonly Taxes[] }[],
): KeyedTable {
  const sum = (taxes: readonly Taxes[] = [], [, of]: Line): number => taxes.reduce((all, one) => all + of(one), 0)
  const lines = comparedLines(returns.some(({ taxes }) => taxes.some((one) => one.state !== null)))
  return {
    key,
    title,
    lead,
    columns: [
      { key: 'line', label: words.line, unit: 'text' },
      ...returns.map(({ key: name, label }) => ({ key: name, label, unit: 'money' as const })),
      { key: 'difference', label: words.difference, unit: 'money' },
    ],
    rows: lines.map((line) => [
      words[line[0]],
      ...returns.map(({ taxes }) => sum(taxes, line)),
      sum(returns.at(-1)?.taxes, line) - sum(returns[0]?.taxes, line),
    ]),
    lines: lines.map(([name]) => name),
    emphasis: { [lines.length - 1]: 'total' },
  }
}

/** The same household under the law of a neighboring year. */
export function yearsTable({ inputs, result, law }: TaxContext): KeyedTable {
  const other = neighborOf(law)
  const theirs = taxesOf(householdOf(inputs, other), { ...law, facts: other }, result.rounding)
  const pair = [
    { year: law.facts.year, taxes: result.taxes },
    { year: other.year, taxes: theirs },
  ].sort((a, b) => a.year - b.year)
  const [first = 0, second = 0] = pair.map(({ year }) => year)
  return sideBySide(
    'years',
    { title: yearsWords.title({ first, second }), lead: yearsWords.lead },
    pair.map(({ year, taxes }) => ({ key: `year${year}`, label: String(year), taxes: [taxes] })),
  )
}

export function apartTable(context: TaxContext): KeyedTable | null {
  const returns = twoReturnsOf(context)
  if (returns === null) return null
  return sideBySide('apart', apartWords, [
    { key: 'joint', label: apartWords.joint, taxes: [context.result.taxes] },
    { key: 'separate', label: apartWords.separate, taxes: returns.separate },
    { key: 'unmarried', label: apartWords.unmarried, taxes: returns.unmarried },
  ])
}

/** Social Security, Medicare and state programs, as taken from pay. */
export function payrollTable({ result, law }: TaxContext): KeyedTable | null {
  const { federal, payrollTax } = result.taxes
  if (payrollTax < 0.005) return null
  const { payroll } = federal
  const state = payrollTax - payroll.total
  const rows: readonly (readonly [string, string, number, string])[] = [
    ['socialSecurity', payrollWords.socialSecurity, payroll.socialSecurity, payrollWords.socialSecurityRule],
    ['medicare', payrollWords.medicare, payroll.medicare, payrollWords.medicareRule],
    ...(state >= 0.005
      ? [['state', payrollWords.state(stateIn(law)?.facts.name ?? ''), state, payrollWords.stateRule] as const]
      : []),
    ['total', payrollWords.total, payrollTax, ''],
  ]
  return tableOf(
    'payroll',
    payrollWords,
    rows,
    { tax: ['text', (row) => row[1]], amount: ['cents', (row) => row[2]], rule: ['text', (row) => row[3]] },
    { line: ([key]) => key, look: 'ledger', emphasis: { [rows.length - 1]: 'total' } },
  )
}

/** What the visitor's change costs, tax by tax. */
export function whatIfTable({ inputs, result, say }: TaxContext): KeyedTable | null {
  const cost = result.whatIf
  if (cost === null) return null
  const rows: readonly (readonly [string, string, number])[] = [
    ['federal', costWords.federal, cost.federal],
    ['state', costWords.state, cost.state],
    ['payroll', costWords.payroll, cost.payroll],
    ['total', costWords.total, cost.total],
  ]
  return tableOf(
    'whatIf',
    { ...costWords, title: costWords.title(changeText(changedLine({ inputs }), say)) },
    rows,
    { tax: ['text', (row) => row[1]], change: ['cents', (row) => row[2]] },
    { line: ([key]) => key, emphasis: { 3: 'total' } },
  )
}
