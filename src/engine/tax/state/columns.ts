import { taxBySchedule } from '../brackets.ts'
import { ownTotal, type StateWork } from './work.ts'

/** Each spouse's state AGI: own income, less own subtractions and half of what is shared. */
function ownAgi(work: StateWork, index: number, fullOwn: readonly number[], start: number): number {
  const own = fullOwn[index] ?? 0
  const bothOwn = (fullOwn[0] ?? 0) + (fullOwn[1] ?? 0)
  const ownOut = work.ownSubtractions[index] ?? 0
  let shared = work.subtracted
  for (const out of work.ownSubtractions) shared -= out
  return own + (start - bothOwn - shared) / 2 - ownOut
}

/** Income of each spouse before anything is taken out: own items, taxed Social Security by benefits, joint items halved. */
export function fullOwnIncome(work: StateWork): number[] {
  const taxed = work.federal.income.taxableSocialSecurity
  let benefits = 0
  for (const person of work.household.people) benefits += person.socialSecurity
  return work.household.people.map((person, index) => {
    const own = work.own[index]
    return (own === undefined ? 0 : ownTotal(own)) + (benefits > 0 ? (taxed * person.socialSecurity) / benefits : 0)
  })
}

/**
 * The tax of a couple's two columns, or null where the state has none, the return is not joint, or one column is as good. `start` is
 * the starting amount with additions; `oneColumn` the tax of the joint column.
 */
export function columnTaxes(
  work: StateWork,
  fullOwn: readonly number[],
  start: number,
  oneColumn: number,
): [number, number] | null {
  const rule = work.facts.columns?.value
  if (rule === undefined || work.status !== 'joint' || work.household.people.length < 2) return null
  const single = work.facts.brackets.value.single
  const first = Math.max(0, ownAgi(work, 0, fullOwn, start))
  const second = Math.max(0, ownAgi(work, 1, fullOwn, start))
  const sum = first + second
  if (sum <= 0) return null
  let taxes: [number, number]
  if (rule.kind === 'share-of-taxable') {
    const part = first / sum
    taxes = [taxBySchedule(work.taxable * part, single), taxBySchedule(work.taxable * (1 - part), single)]
  } else if (rule.kind === 'deductions-free') {
    // Deductions go where the income is: the split of taxable income that the own incomes allow and the schedule likes best.
    const out = Math.max(0, sum - work.taxable)
    const low = Math.max(0, first - out)
    const even = work.taxable / 2
    const mine = Math.min(Math.max(even, low), Math.min(first, work.taxable))
    taxes = [taxBySchedule(mine, single), taxBySchedule(work.taxable - mine, single)]
  } else {
    const part = first / sum
    const each = work.itemizes ? null : ownStandard(work)
    const itemized = work.itemized
    const firstOut = each ?? itemized * part
    const secondOut = each ?? itemized * (1 - part)
    taxes = [
      taxBySchedule(Math.max(0, first - firstOut - work.exemptions * part), single),
      taxBySchedule(Math.max(0, second - secondOut - work.exemptions * (1 - part)), single),
    ]
  }
  return taxes[0] + taxes[1] < oneColumn ? taxes : null
}

/** The standard deduction of one spouse's own column. */
function ownStandard(work: StateWork): number {
  const rule = work.facts.standardDeduction.value
  if (rule.kind === 'own') return rule.amount.separate
  return rule.kind === 'federal' ? work.federal.deductions.standard / 2 : 0
}
