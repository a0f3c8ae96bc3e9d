import { federalReturn } from '#engine/tax/federal-return.ts'
import { type Dependent, emptyHousehold, type Household, type Person } from '#engine/tax/household.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** What a borrower's federal return is made of here: income as wages, children, nothing else. Dollars per year. */
export interface Filer {
  readonly status: 'single' | 'joint' | 'separate' | 'head'
  readonly income: number
  /** For a joint return. */
  readonly spouseIncome: number
  readonly dependents: number
}

const child: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }

const [nobody] = emptyHousehold.people
const earning = (pay: number): Person => ({ ...nobody, pay })

const householdOf = (filer: Filer): Household => ({
  ...emptyHousehold,
  status: filer.status,
  people: filer.status === 'joint' ? [earning(filer.income), earning(filer.spouseIncome)] : [earning(filer.income)],
  dependents: Array.from({ length: filer.dependents }, () => child),
})

const incomeTax = (household: Household, facts: TaxYearFacts): number => federalReturn(household, facts).taxAfterCredits

/**
 * Federal income tax that forgiven student debt adds in one year, dollars: the return with it less the return without it (IRC 61(a)(11), 108(f)).
 * Credits that shrink with income are in it. Not for public service forgiveness, which is not income. A borrower whose debts are more than
 * everything they own may owe less (IRC 108(a)(1)(B)).
 */
export function taxOnForgiven(filer: Filer, forgiven: number, facts: TaxYearFacts): number {
  if (forgiven <= 0) return 0
  const household = householdOf(filer)
  return incomeTax({ ...household, otherIncome: forgiven }, facts) - incomeTax(household, facts)
}

/** A couple and who of the two has the children on a return of their own. */
export interface Couple {
  readonly income: number
  readonly spouseIncome: number
  readonly dependents: number
  readonly childrenWith: 'me' | 'spouse'
}

/**
 * A year's federal income tax of a couple on one return and on two, dollars. `interestPaid` on student loans is deducted on the joint return only:
 * separate returns have no such deduction (IRC 221(e)(2)).
 */
export function coupleTax(
  couple: Couple,
  interestPaid: number,
  facts: TaxYearFacts,
): { readonly joint: number; readonly separate: number } {
  const joint = householdOf({ ...couple, status: 'joint' })
  const mine = couple.childrenWith === 'me' ? couple.dependents : 0
  const own = (income: number, dependents: number): number =>
    incomeTax(householdOf({ status: 'separate', income, spouseIncome: 0, dependents }), facts)
  return {
    joint: incomeTax({ ...joint, studentLoanInterest: interestPaid }, facts),
    separate: own(couple.income, mine) + own(couple.spouseIncome, couple.dependents - mine),
  }
}
