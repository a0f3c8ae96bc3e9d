import type {
  ChildAndWorkingCredit,
  LowNetIncomeCredit,
  OwnCareCredit,
  PovertyLevelCredit,
} from '#facts/states/schema-credits-more.ts'
import { tableValue } from './measure.ts'
import { childrenOf } from './per-head.ts'
import type { StateWork } from './work.ts'

/** What the one with less earns, or the only one. Wages and business income. */
function earnedByEach(work: StateWork): number {
  let least = Number.POSITIVE_INFINITY
  for (const person of work.household.people) least = Math.min(least, person.pay + Math.max(0, person.selfEmployment))
  return Math.max(0, least)
}

/** Hawaii Schedule X, Minnesota Schedule M1CD: a rate by income on care expenses, limited by the smaller earner's pay. */
export function ownCare(work: StateWork, credit: OwnCareCredit): number {
  const { household, federal } = work
  if (household.careChildren <= 0 || work.status === 'separate') return 0
  const cap = credit.expenseCap[household.careChildren > 1 ? 1 : 0]
  const expenses = Math.min(household.careExpenses, Math.max(0, cap - household.dependentCareFsa), earnedByEach(work))
  const lost = (credit.lessRate ?? 0) * Math.max(0, federal.agi - (credit.over ?? 0))
  return Math.max(0, expenses * tableValue(work, credit.rates) - lost)
}

/** Qualifying children too old for the amount per child: under 19, students under 24, disabled ones of any age. */
function olderChildren(work: StateWork, from: number): number {
  let count = 0
  for (const { child, age, student, disabled } of work.household.dependents)
    if (child && age >= from && (age < 19 || (student && age < 24) || disabled)) count += 1
  return count
}

/**
 * Minnesota's child tax credit and working family credit (Minn. Stat. 290.0661, 290.0671; Schedule M1CWFC): both together lose a rate of
 * what the larger of AGI and earned income is above the start, a lower rate where all children are older. Not for separate returns.
 */
export function childAndWorking(work: StateWork, credit: ChildAndWorkingCredit): number {
  const { federal, status } = work
  if (status === 'separate') return 0
  const young = childrenOf(work, 0, credit.childUnder - 1)
  const older = olderChildren(work, credit.childUnder)
  const forOlder = credit.olderChildren[Math.min(older, credit.olderChildren.length - 1)] ?? 0
  const working = credit.rate * Math.min(Math.max(0, federal.earnedIncome), credit.earnedCap)
  const workingWhole = federal.earnedIncome > 0 ? working + forOlder : 0
  const lossRate = young === 0 && older > 0 ? credit.lossRateOnlyOlder : credit.lossRate
  const income = Math.max(federal.agi, federal.earnedIncome)
  return Math.max(0, young * credit.perChild + workingWhole - lossRate * Math.max(0, income - credit.over[status]))
}

/** Arkansas additional tax credit for qualified individuals (Ark. Code 26-51-501): by each column's own net income. */
export function lowNetIncome(work: StateWork, credit: LowNetIncomeCredit): number {
  const one = (net: number): number =>
    Math.max(0, credit.each - Math.ceil(Math.max(0, net - credit.over) / credit.per) * credit.lose)
  const { columnTaxables, household } = work
  if (columnTaxables !== null) return one(columnTaxables[0]) + one(columnTaxables[1])
  return household.people.length * one(work.taxable)
}

/** Whether federal AGI and earned income are both under the poverty line of the household (Md. Tax-Gen. 10-709). */
export function underPovertyLevel(work: StateWork, credit: PovertyLevelCredit): boolean {
  const { federal, household } = work
  const people = household.people.length + household.dependents.length
  const line = credit.firstPerson + credit.morePerson * (people - 1)
  return federal.earnedIncome > 0 && federal.earnedIncome < line && federal.agi < line
}

export function povertyLevel(work: StateWork, credit: PovertyLevelCredit): number {
  return underPovertyLevel(work, credit) ? credit.rate * work.federal.earnedIncome : 0
}
