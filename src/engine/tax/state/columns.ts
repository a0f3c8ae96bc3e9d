import type { Columns } from '#facts/states/schema-tax.ts'
import { scheduleTax } from './schedule.ts'
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

/** What a spouse's column or share is measured by. */
function shareBase(work: StateWork, rule: Columns, index: number, fullOwn: readonly number[], start: number): number {
  const agi = ownAgi(work, index, fullOwn, start)
  const back =
    rule.kind === 'share-of-taxable' && rule.beforeRetirement === true
      ? (work.benefitsOut[index] ?? 0) + (work.retirementOut[index] ?? 0)
      : 0
  return Math.max(0, agi + back)
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

/** Two columns of one return: taxable income and tax by the schedule of each spouse. */
export interface TwoColumns {
  readonly taxables: [number, number]
  readonly taxes: [number, number]
}

/**
 * A couple's two columns, or null where the state has none or the return is not joint. `start` is the starting amount with additions.
 * Whether they are better than one column shows only after credits.
 */
export function twoColumns(work: StateWork, fullOwn: readonly number[], start: number): TwoColumns | null {
  const rule = work.facts.columns?.value
  if (rule === undefined || work.status !== 'joint' || work.household.people.length < 2) return null
  const first = shareBase(work, rule, 0, fullOwn, start)
  const second = shareBase(work, rule, 1, fullOwn, start)
  const sum = first + second
  if (sum <= 0) return null
  let taxables: [number, number]
  if (rule.kind === 'share-of-taxable') {
    const part = first / sum
    taxables = [work.taxable * part, work.taxable * (1 - part)]
  } else if (rule.kind === 'deductions-free') {
    // Deductions go where the income is: the split of taxable income that the own incomes allow and the schedule likes best.
    const out = Math.max(0, sum - work.taxable)
    const low = Math.max(0, first - out)
    const even = work.taxable / 2
    const mine = Math.min(Math.max(even, low), Math.min(first, work.taxable))
    taxables = [mine, work.taxable - mine]
  } else {
    taxables = ownTaxables(work, first, second, work.itemizes)
    // Two columns have two standard deductions: together they may beat what one joint column would rather itemize.
    if (work.itemizes && work.facts.itemized.value.choice === 'greater') {
      const standard = ownTaxables(work, first, second, false)
      if (taxOfBoth(work, standard) < taxOfBoth(work, taxables)) taxables = standard
    }
  }
  const taxes: [number, number] = [
    scheduleTax(work.facts, 'single', taxables[0]),
    scheduleTax(work.facts, 'single', taxables[1]),
  ]
  return { taxables, taxes }
}

const taxOfBoth = (work: StateWork, [first, second]: readonly [number, number]): number =>
  scheduleTax(work.facts, 'single', first) + scheduleTax(work.facts, 'single', second)

/** Taxable income of each spouse's own column; itemized deductions and exemptions are shared by income. */
function ownTaxables(work: StateWork, first: number, second: number, itemizes: boolean): [number, number] {
  const part = first / (first + second)
  const firstOut = itemizes ? work.itemized * part : ownStandard(work, 0)
  const secondOut = itemizes ? work.itemized * (1 - part) : ownStandard(work, 1)
  return [
    Math.max(0, first - firstOut - work.exemptions * part),
    Math.max(0, second - secondOut - work.exemptions * (1 - part)),
  ]
}

/** The standard deduction of one spouse's own column. */
function ownStandard(work: StateWork, index: number): number {
  const rule = work.facts.standardDeduction.value
  if (rule.kind === 'own') {
    const person = work.household.people[index]
    const conditions = ((person?.age ?? 0) >= 65 ? 1 : 0) + (person?.blind === true ? 1 : 0)
    return rule.amount.separate + conditions * (rule.agedOrBlindEach?.joint ?? 0)
  }
  return rule.kind === 'federal' ? work.federal.deductions.standard / 2 : 0
}
