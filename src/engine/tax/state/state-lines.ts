import type { Cited } from '#facts/cited.ts'
import type { StateTaxFacts, StateYear } from '#facts/states/schema.ts'
import { stateYearOf } from '#facts/states/year-of.ts'
import type { LineHow, LineLabel, TaxLine } from '../tax-line.ts'
import { keyOfName } from './name-key.ts'
import type { NamedAmount, StateReturn } from './state-types.ts'

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
  if (name === 'socialSecurity') return facts.socialSecurity.where
  if (name === 'capitalGains' || name === 'qualifiedDividends') return facts.gains.where
  return name === 'usInterest' ? '31 USC 3124' : undefined
}

function line(key: string, label: LineLabel, amount: number, more: Partial<TaxLine> = {}): TaxLine {
  return { key, label, amount, ...more }
}

/** One line for each amount, called by the law's name for it, so that its key stays when another amount comes or goes. */
const namedLines = (facts: StateYear, group: string, amounts: readonly NamedAmount[], sign: 1 | -1): TaxLine[] =>
  amounts.map((amount, at) => {
    const before = amounts.slice(0, at).filter(({ name }) => name === amount.name).length
    const key = `${group}.${keyOfName(amount.name)}`
    return withRule(facts, before === 0 ? key : `${key}.${before + 1}`, amount, sign)
  })

function withRule(facts: StateYear, key: string, { name, amount }: NamedAmount, sign: 1 | -1): TaxLine {
  const rule = ruleOf(facts, name)
  return line(key, { key: 'named', values: { name } }, sign * amount, {
    kind: 'part',
    ...(rule === undefined ? {} : { rule }),
  })
}

const cite = (where: string | undefined): Partial<TaxLine> => (where === undefined ? {} : { rule: where })

function incomeLines(result: StateReturn, facts: StateYear): TaxLine[] {
  const start = facts.start.value.from
  return [
    line('stateStart', `stateStart.${start}`, result.startingAmount, cite(facts.start.where)),
    ...namedLines(facts, 'stateAddition', result.additions, 1),
    ...namedLines(facts, 'stateSubtraction', result.subtractions, -1),
    line('stateAgi', 'stateAgi', result.agi, { kind: 'subtotal' }),
  ]
}

function deductionLines(result: StateReturn, facts: StateYear): TaxLine[] {
  const lines: TaxLine[] = []
  if (result.federalTaxDeduction > 0)
    lines.push(
      line('stateFederalTax', 'stateFederalTax', -result.federalTaxDeduction, cite(facts.federalTaxDeduction?.where)),
    )
  if (result.deduction > 0) {
    const { itemizes, standardDeduction: standard, itemizedDeduction: itemized } = result
    const label = itemizes ? 'stateItemized' : 'stateStandard'
    const how: LineHow = itemizes
      ? { key: 'stateItemized', values: { standard } }
      : { key: 'stateStandard', values: { itemized } }
    lines.push(
      line('stateDeduction', label, -result.deduction, {
        ...((itemizes ? standard : itemized) > 0 ? { how } : {}),
        ...cite(itemizes ? facts.itemized.where : facts.standardDeduction.where),
      }),
    )
  }
  if (result.exemptions > 0)
    lines.push(line('stateExemptions', 'stateExemptions', -result.exemptions, cite(facts.exemptions?.where)))
  lines.push(line('stateTaxable', 'stateTaxable', result.taxableIncome, { kind: 'subtotal' }))
  return lines
}

function scheduleHow(result: StateReturn, facts: StateYear): LineHow {
  const { columns, taxableIncome: taxable } = result
  if (columns !== null) return { key: 'stateColumns', values: { first: columns[0], second: columns[1] } }
  const [first, ...more] = facts.brackets.value.single
  if (first !== undefined && more.length === 0) return { key: 'stateFlat', values: { rate: first.rate, taxable } }
  return { key: 'stateBrackets', values: { taxable } }
}

function taxLines(result: StateReturn, facts: StateYear): TaxLine[] {
  return [
    line('stateSchedule', 'stateSchedule', result.scheduleTax, {
      how: scheduleHow(result, facts),
      ...cite(facts.brackets.where),
    }),
    ...namedLines(facts, 'stateRule', result.rules, 1),
    ...namedLines(facts, 'stateCredit', result.nonrefundableCredits, -1),
    ...namedLines(facts, 'stateRefundable', result.refundableCredits, -1),
    line('stateTax', 'stateTax', result.incomeTax, { kind: 'total' }),
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
      line('localTax', { key: 'localTax', values: { place: result.localName } }, result.localTax, {
        kind: 'part',
        ...cite(facts.local.where),
      }),
    )
  if (result.withheld > 0)
    lines.push(
      line('stateWithheld', 'stateWithheld', result.withheld, { kind: 'part' }),
      line('stateRefund', result.refund >= 0 ? 'stateRefund' : 'stateBalanceDue', result.refund, { kind: 'total' }),
    )
  lines.push(...namedLines(facts, 'statePayroll', result.payroll, 1))
  return lines
}
