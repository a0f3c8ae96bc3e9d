import type { Cited } from '#facts/cited.ts'
import type { StateTaxFacts, StateYear } from '#facts/states/schema.ts'
import { stateYearOf } from '#facts/states/year-of.ts'
import type { TaxLine } from '../federal-types.ts'
import type { NamedAmount, StateReturn } from './state-types.ts'

const dollars = (amount: number): string => {
  const cents = Math.abs(amount - Math.round(amount)) >= 0.005
  const digits = cents ? 2 : 0
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

const percent = (rate: number): string => `${Number((rate * 100).toFixed(4))}%`

type WithName = Cited<{ readonly name?: string }>

/** Where the rule of a named amount is written. */
function ruleOf(facts: StateYear, name: string): string | undefined {
  const lists: readonly (readonly WithName[])[] = [
    facts.additions,
    facts.retirement,
    facts.election?.retirement ?? [],
    facts.subtractions,
    facts.rules,
    facts.credits,
    facts.employeePayroll,
  ]
  for (const list of lists) for (const { value, where } of list) if (value.name === name) return where
  if (name === 'Social Security') return facts.socialSecurity.where
  if (name === 'Capital gains' || name === 'Qualified dividends') return facts.gains.where
  return name === 'Interest on US government debt' ? '31 USC 3124' : undefined
}

function line(key: string, label: string, amount: number, more: Partial<TaxLine> = {}): TaxLine {
  return { key, label, amount, ...more }
}

function withRule(facts: StateYear, key: string, { name, amount }: NamedAmount, sign: 1 | -1): TaxLine {
  const rule = ruleOf(facts, name)
  return line(key, name, sign * amount, { kind: 'part', ...(rule === undefined ? {} : { rule }) })
}

const cite = (where: string | undefined): Partial<TaxLine> => (where === undefined ? {} : { rule: where })

const startWords = {
  nothing: 'No tax on income',
  'federal-agi': 'Federal adjusted gross income',
  'federal-taxable': 'Federal taxable income, as the state counts it',
  gross: 'Income as the state counts it',
} as const

function incomeLines(result: StateReturn, facts: StateYear): TaxLine[] {
  const start = facts.start.value.from
  return [
    line('stateStart', startWords[start], result.startingAmount, cite(facts.start.where)),
    ...result.additions.map((added, index) => withRule(facts, `stateAddition${index}`, added, 1)),
    ...result.subtractions.map((out, index) => withRule(facts, `stateSubtraction${index}`, out, -1)),
    line('stateAgi', 'State adjusted gross income', result.agi, { kind: 'subtotal' }),
  ]
}

function deductionLines(result: StateReturn, facts: StateYear): TaxLine[] {
  const lines: TaxLine[] = []
  if (result.federalTaxDeduction > 0)
    lines.push(
      line(
        'stateFederalTax',
        'Federal income tax',
        -result.federalTaxDeduction,
        cite(facts.federalTaxDeduction?.where),
      ),
    )
  if (result.deduction > 0) {
    const other = result.itemizes ? result.standardDeduction : result.itemizedDeduction
    const how =
      other > 0 ? `${result.itemizes ? 'The standard deduction' : 'Itemizing'} would be ${dollars(other)}.` : undefined
    lines.push(
      line('stateDeduction', result.itemizes ? 'Itemized deductions' : 'Standard deduction', -result.deduction, {
        ...(how === undefined ? {} : { how }),
        ...cite(result.itemizes ? facts.itemized.where : facts.standardDeduction.where),
      }),
    )
  }
  if (result.exemptions > 0)
    lines.push(line('stateExemptions', 'Exemptions', -result.exemptions, cite(facts.exemptions?.where)))
  lines.push(line('stateTaxable', 'State taxable income', result.taxableIncome, { kind: 'subtotal' }))
  return lines
}

function scheduleWords(result: StateReturn, facts: StateYear): string {
  if (result.columns !== null)
    return `Each of you taxed alone: ${dollars(result.columns[0])} and ${dollars(result.columns[1])}, less than one column.`
  const [first, ...more] = facts.brackets.value.single
  if (first !== undefined && more.length === 0) return `${percent(first.rate)} of ${dollars(result.taxableIncome)}.`
  return `Brackets applied to ${dollars(result.taxableIncome)}.`
}

function taxLines(result: StateReturn, facts: StateYear): TaxLine[] {
  return [
    line('stateSchedule', 'Tax by the rates', result.scheduleTax, {
      how: scheduleWords(result, facts),
      ...cite(facts.brackets.where),
    }),
    ...result.rules.map((rule, index) => withRule(facts, `stateRule${index}`, rule, 1)),
    ...result.nonrefundableCredits.map((credit, index) => withRule(facts, `stateCredit${index}`, credit, -1)),
    ...result.refundableCredits.map((credit, index) => withRule(facts, `stateRefundable${index}`, credit, -1)),
    line('stateTax', 'State income tax', result.incomeTax, { kind: 'total' }),
  ]
}

/**
 * The state return line by line: from the starting amount to the tax, then the locality, payroll programs and what withholding leaves.
 * Made on demand; the numbers are those of the return. Subtractions, deductions and credits are negative.
 */
export function stateLines(result: StateReturn, state: StateTaxFacts): TaxLine[] {
  const facts = stateYearOf(state, result.year)
  const lines: TaxLine[] = []
  if (facts.start.value.from !== 'nothing') lines.push(...incomeLines(result, facts), ...deductionLines(result, facts))
  if (facts.start.value.from !== 'nothing' || result.taxBeforeCredits > 0 || result.refundable > 0)
    lines.push(...taxLines(result, facts))
  if (result.localName !== null)
    lines.push(
      line('localTax', `${result.localName} income tax`, result.localTax, { kind: 'part', ...cite(facts.local.where) }),
    )
  if (result.withheld > 0)
    lines.push(
      line('stateWithheld', 'State tax withheld', result.withheld, { kind: 'part' }),
      line('stateRefund', result.refund >= 0 ? 'State refund' : 'State balance due', result.refund, { kind: 'total' }),
    )
  lines.push(...result.payroll.map((program, index) => withRule(facts, `statePayroll${index}`, program, 1)))
  return lines
}
