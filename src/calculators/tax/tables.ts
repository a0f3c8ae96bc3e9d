import type { TaxLine } from '#engine/tax/federal-types.ts'
import type { Table } from '../kit/presentation.ts'
import type { Cost, TaxResult } from './compute.ts'
import type { TaxInputs } from './fields.ts'
import { householdOf } from './household.ts'
import type { Law } from './law.ts'
import { allTax, type Taxes, taxesOf } from './taxes.ts'
import { stateName } from './words.ts'

/** A return line by line: the amount, how it came about, and the rule. */
export function ledger(key: string, title: string, lead: string, lines: readonly TaxLine[]): Table {
  const emphasis: Record<number, 'subtotal' | 'total'> = {}
  lines.forEach((line, index) => {
    if (line.kind === 'subtotal' || line.kind === 'total') emphasis[index] = line.kind
  })
  return {
    key,
    title,
    lead,
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'Amount', unit: 'cents' },
      { label: 'How it came about', unit: 'text' },
      { label: 'Rule', unit: 'text' },
    ],
    rows: lines.map((line) => [line.label, line.amount, line.how ?? '', line.rule ?? '']),
    look: 'ledger',
    emphasis,
  }
}

interface Line {
  readonly label: string
  readonly of: (taxes: Taxes) => number
}
const comparedLines = (withState: boolean): readonly Line[] => [
  { label: 'Adjusted gross income', of: ({ federal }) => federal.agi },
  { label: 'Standard or itemized deduction', of: ({ federal }) => federal.deductions.standardOrItemized },
  {
    label: 'Other deductions',
    of: ({ federal }) => federal.deductions.total - federal.deductions.standardOrItemized,
  },
  { label: 'Taxable income', of: ({ federal }) => federal.taxableIncome },
  { label: 'Tax before credits', of: ({ federal }) => federal.tax.beforeCredits },
  { label: 'Credits', of: ({ federal }) => federal.credits.nonrefundable + federal.credits.refundable },
  { label: 'Other federal taxes', of: ({ federal }) => federal.otherTaxes.total },
  { label: 'Federal tax', of: (taxes) => taxes.federalTax },
  ...(withState ? [{ label: 'State and local tax', of: (taxes: Taxes) => taxes.stateTax }] : []),
  { label: 'Taken from pay', of: (taxes) => taxes.payrollTax },
  { label: 'All taxes', of: allTax },
]

/** Several returns side by side; the last column is the last return less the first. */
export function sideBySide(
  key: string,
  title: string,
  lead: string,
  returns: readonly { readonly label: string; readonly taxes: readonly Taxes[] }[],
): Table {
  const first = returns[0]
  const last = returns.at(-1)
  const sum = (taxes: readonly Taxes[] | undefined, line: Line): number =>
    (taxes ?? []).reduce((total, one) => total + line.of(one), 0)
  const lines = comparedLines(returns.some(({ taxes }) => taxes.some((one) => one.state !== null)))
  return {
    key,
    title,
    lead,
    columns: [
      { label: 'Line', unit: 'text' },
      ...returns.map(({ label }) => ({ label, unit: 'money' as const })),
      { label: 'Difference', unit: 'money' },
    ],
    rows: lines.map((line) => [
      line.label,
      ...returns.map(({ taxes }) => sum(taxes, line)),
      sum(last?.taxes, line) - sum(first?.taxes, line),
    ]),
    emphasis: { [lines.length - 1]: 'total' },
  }
}

/** The same household under the law of the other year we hold. */
export function yearsTable(result: TaxResult, { facts, other }: Law, inputs: TaxInputs): Table {
  const otherTaxes = taxesOf(householdOf(inputs, other), other, result.rounding)
  const mine = { label: String(facts.year), taxes: [result.taxes] }
  const theirs = { label: String(other.year), taxes: [otherTaxes] }
  const [first, second] = facts.year < other.year ? [mine, theirs] : [theirs, mine]
  return sideBySide('years', `${first.label} against ${second.label}`, 'The same numbers under both years’ rules.', [
    first,
    second,
  ])
}

/** Social Security, Medicare and state programs, as taken from pay. */
export function payrollTable({ taxes }: TaxResult): Table | null {
  if (taxes.payrollTax < 0.005) return null
  const { payroll } = taxes.federal
  const state = taxes.payrollTax - payroll.total
  const rows: (string | number)[][] = [
    ['Social Security', payroll.socialSecurity, '6.2% of pay up to the wage base (IRC 3101(a))'],
    ['Medicare', payroll.medicare, '1.45% of all pay (IRC 3101(b))'],
    ...(state >= 0.005 ? [[`${stateName(taxes.state?.code ?? null)} programs`, state, 'State law']] : []),
    ['Taken from pay', taxes.payrollTax, ''],
  ]
  return {
    key: 'payroll',
    title: 'Taken from pay',
    lead: 'Your employer pays as much again for Social Security and Medicare.',
    columns: [
      { label: 'Tax', unit: 'text' },
      { label: 'A year', unit: 'cents' },
      { label: 'Rule', unit: 'text' },
    ],
    rows,
    look: 'ledger',
    emphasis: { [rows.length - 1]: 'total' },
  }
}

/** What a change costs, tax by tax. */
export function costTable(key: string, title: string, lead: string, cost: Cost): Table {
  return {
    key,
    title,
    lead,
    columns: [
      { label: 'Tax', unit: 'text' },
      { label: 'Change', unit: 'cents' },
    ],
    rows: [
      ['Federal', cost.federal],
      ['State and local', cost.state],
      ['Taken from pay', cost.payroll],
      ['Together', cost.total],
    ],
    emphasis: { 3: 'total' },
  }
}
