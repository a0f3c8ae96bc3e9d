import type { StateYear } from '#facts/states/schema.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { FederalReturn } from '../federal-types.ts'
import type { Household, Person } from '../household.ts'
import type { NamedAmount } from './state-types.ts'

/**
 * One person's part of the income. Joint items are halved. The amounts are what is still taxed: an exclusion takes its dollars out,
 * so that none is let out twice.
 */
export interface OwnIncome {
  wages: number
  business: number
  privatePension: number
  governmentPension: number
  militaryPension: number
  ira: number
  interest: number
  dividends: number
  gains: number
  rental: number
  unemployment: number
  other: number
}

/** A state return being worked out. Filled in the order of the form; read by the rules. Dollars per year. */
export interface StateWork {
  readonly household: Household
  readonly federal: FederalReturn
  readonly facts: StateYear
  readonly year: number
  readonly status: FilingStatus
  readonly own: readonly OwnIncome[]
  /** Social Security let out, and retirement income let out so far, of each person. */
  readonly benefitsOut: number[]
  readonly retirementOut: number[]
  readonly subtractions: NamedAmount[]
  /** Subtractions that belong to one person; the rest is shared. */
  readonly ownSubtractions: number[]
  subtracted: number
  /** Start and additions. */
  started: number
  /** Start and additions less what is let out of income by its kind, before other subtractions. */
  income: number
  agi: number
  /** Start and additions less gains let out. */
  beforeRetirement: number
  exemptions: number
  taxable: number
  itemizes: boolean
  itemized: number
  standard: number
  /** Each spouse's tax where two columns are used. */
  columns: [number, number] | null
  /** Their taxable incomes. */
  columnTaxables: [number, number] | null
  /** How many dependents the first spouse's column takes, where columns have credits of their own. */
  dependentsInFirst: number
}

/** Dollars taken out of each person's pay for a plan at work are gone from `wages`; everything else is as the federal return has it. */
export function ownIncome(person: Person, household: Household, federal: FederalReturn): OwnIncome {
  const part = 1 / household.people.length
  return {
    wages: Math.max(0, person.pay - person.planDeferrals - person.cafeteriaPlan),
    business: person.selfEmployment,
    privatePension: person.privatePension,
    governmentPension: person.governmentPension,
    militaryPension: person.militaryPension,
    ira: person.iraWithdrawals,
    interest: (federal.income.interest - household.usInterest) * part,
    dividends: federal.income.ordinaryDividends * part,
    gains: federal.income.capitalGain * part,
    rental: federal.income.rental * part,
    unemployment: person.unemployment,
    other: federal.income.other * part,
  }
}

/** All of one person's income, Social Security aside. */
export function ownTotal(own: OwnIncome): number {
  return (
    own.wages +
    own.business +
    own.privatePension +
    own.governmentPension +
    own.militaryPension +
    own.ira +
    own.interest +
    own.dividends +
    own.gains +
    own.rental +
    own.unemployment +
    own.other
  )
}

/** Take a subtraction: for one person, or (no person) shared. Nothing and less than nothing are not listed. */
export function subtract(work: StateWork, name: string, amount: number, person: number | null): void {
  if (!(amount > 0)) return
  const last = work.subtractions[work.subtractions.length - 1]
  if (last !== undefined && last.name === name) {
    work.subtractions[work.subtractions.length - 1] = { name, amount: last.amount + amount }
  } else work.subtractions.push({ name, amount })
  work.subtracted += amount
  if (person !== null) work.ownSubtractions[person] = (work.ownSubtractions[person] ?? 0) + amount
}

/** Net long-term gain as Schedule D has it: the long-term result, or the whole result where short-term losses eat into it. */
export function netLongTermGain(household: Household): number {
  const long = household.longTermGain - household.longTermCarryover
  const short = household.shortTermGain - household.shortTermCarryover
  return Math.max(0, Math.min(long, long + short))
}

/** Net short-term gain left after long-term losses. */
export function netShortTermGain(household: Household): number {
  const long = household.longTermGain - household.longTermCarryover
  const short = household.shortTermGain - household.shortTermCarryover
  return Math.max(0, Math.min(short, long + short))
}
