import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { FederalReturn } from '../tax/federal-types.ts'
import type { Household, Person } from '../tax/household.ts'
import { type HouseholdTax, settleTaxes } from '../tax/settle-taxes.ts'
import type { StateReturn } from '../tax/state/state-types.ts'

/** A state's return of a household in the year of the facts. */
export type StateReturns = (household: Household, federal: FederalReturn) => StateReturn

/** How a state treats these accounts; null for no state. */
export interface StateSide {
  readonly returns: StateReturns
  /** False: deposits are taxed as if they were pay, the employer's too. */
  readonly followsFederal: boolean
}
/** A year's deposits for the first person of the household, dollars. */
export interface Deposits {
  readonly payroll: number
  readonly direct: number
  /** Not part of pay. */
  readonly employer: number
}
/** Taxes of a year, dollars. `payroll` is Social Security, Medicare and state programs, withheld from pay. */
export interface Taxes {
  readonly federal: number
  readonly state: number
  readonly payroll: number
}
export const allTaxes = ({ federal, state, payroll }: Taxes): number => federal + state + payroll

const withPerson = (household: Household, change: (person: Person) => Person): Household => {
  const [first, second] = household.people
  return { ...household, people: second === undefined ? [change(first)] : [change(first), second] }
}

/**
 * Taxes of the year with these deposits. Through payroll they come off pay for income and payroll tax (IRC 125, 3121(a)(5)); direct ones are deducted from income only (IRC 62(a)(19), 223(a)). A state that
 * follows takes both off income. One that does not taxes pay as if nothing had been put in, and the employer's money as pay.
 */
export function settledWith(
  household: Household,
  facts: TaxYearFacts,
  state: StateSide | null,
  { payroll, direct, employer }: Deposits,
): HouseholdTax {
  const filed = withPerson(household, (person) => ({
    ...person,
    cafeteriaPlan: person.cafeteriaPlan + payroll,
    hsa: person.hsa + direct,
  }))
  return settleTaxes(
    filed,
    facts,
    state === null
      ? null
      : (federal) =>
          state.followsFederal
            ? followed(state.returns, household, filed, federal, payroll, direct)
            : notFollowed(state.returns, household, federal, payroll, direct, employer),
  )
}

/** The sums of the returns with these deposits. */
export const taxesWith = (
  household: Household,
  facts: TaxYearFacts,
  state: StateSide | null,
  deposits: Deposits,
): Taxes => together(settledWith(household, facts, state, deposits))

const together = ({ federalTax, stateAndLocalTax, payrollTax }: HouseholdTax): Taxes => ({
  federal: federalTax,
  state: stateAndLocalTax,
  payroll: payrollTax,
})

/** The state sees direct deposits as it sees those from pay: off income. Programs taken from pay stay as filed. */
function followed(
  returns: StateReturns,
  household: Household,
  filed: Household,
  federal: FederalReturn,
  payroll: number,
  direct: number,
): StateReturn {
  if (direct <= 0) return returns(filed, federal)
  const seen = withPerson(household, (person) => ({
    ...person,
    cafeteriaPlan: person.cafeteriaPlan + payroll + direct,
  }))
  const { income, adjustments } = federal
  const result = returns(seen, {
    ...federal,
    income: { ...income, wages: income.wages - direct, total: income.total - direct },
    adjustments: { ...adjustments, hsa: adjustments.hsa - direct, total: adjustments.total - direct },
  })
  return { ...result, payrollTotal: returns(filed, federal).payrollTotal }
}

/** The state taxes the whole pay and the employer's deposit. */
export function notFollowed(
  returns: StateReturns,
  household: Household,
  federal: FederalReturn,
  payroll: number,
  direct: number,
  employer: number,
): StateReturn {
  const { income, adjustments } = federal
  const added = payroll + employer
  const seen = withPerson(household, (person) => ({ ...person, pay: person.pay + employer }))
  const result = returns(seen, {
    ...federal,
    agi: federal.agi + payroll + direct + employer,
    income: { ...income, wages: income.wages + added, total: income.total + added },
    adjustments: { ...adjustments, hsa: adjustments.hsa - direct, total: adjustments.total - direct },
  })
  return { ...result, payrollTotal: returns(household, federal).payrollTotal }
}

/** Taxes saved by the deposits, dollars; the state part is negative where a state taxes the employer's money. */
export function depositSaving(
  household: Household,
  facts: TaxYearFacts,
  state: StateSide | null,
  deposits: Deposits,
  before: Taxes = taxesWith(household, facts, state, { payroll: 0, direct: 0, employer: 0 }),
): Taxes {
  const after = taxesWith(household, facts, state, deposits)
  return {
    federal: before.federal - after.federal,
    state: before.state - after.state,
    payroll: before.payroll - after.payroll,
  }
}

/**
 * What a state that does not follow takes of a year's interest and dividends in the account, dollars: the difference of two state returns. The federal return leaves them
 * out (IRC 223(e)). Nothing where the state follows, or for a loss.
 */
export function stateTaxOnGrowth(
  household: Household,
  facts: TaxYearFacts,
  state: StateSide | null,
  growth: number,
): number {
  if (state === null || state.followsFederal || growth <= 0) return 0
  const { federal, state: before } = settleTaxes(household, facts, (found) => state.returns(household, found))
  if (before === null) return 0
  const { income } = federal
  const after = state.returns(
    { ...household, interest: household.interest + growth },
    {
      ...federal,
      agi: federal.agi + growth,
      income: { ...income, interest: income.interest + growth, total: income.total + growth },
    },
  )
  return after.total - before.total
}
