import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { FederalReturn } from '../tax/federal-types.ts'
import type { Household } from '../tax/household.ts'
import { settleTaxes } from '../tax/settle-taxes.ts'
import type { StateReturn } from '../tax/state/state-types.ts'

/** A state's return of a household in the year of the facts. */
export type StateReturns = (household: Household, federal: FederalReturn) => StateReturn

/** What a state gave back, dollars: `state` its own tax, `federal` the change of the federal return (less state tax to deduct: negative). */
export interface StateSaving {
  readonly state: number
  readonly federal: number
}
const nothing: StateSaving = { state: 0, federal: 0 }

/**
 * Tax saved by taking `deduction` dollars off state income, as the difference of two whole sets of returns. The state's return starts from an income that is so much
 * lower; the federal return stays but for the state tax it may deduct. Taken off the first person's pay, then off their business profit; never more than both.
 */
export function deductionSaving(
  household: Household,
  facts: TaxYearFacts,
  returns: StateReturns,
  deduction: number,
): StateSaving {
  const [first, second] = household.people
  const ofPay = Math.min(deduction, Math.max(0, first.pay))
  const ofBusiness = Math.min(deduction - ofPay, Math.max(0, first.selfEmployment))
  const off = ofPay + ofBusiness
  if (off <= 0) return nothing
  const lower = { ...first, pay: first.pay - ofPay, selfEmployment: first.selfEmployment - ofBusiness }
  const lowerHousehold: Household = { ...household, people: second === undefined ? [lower] : [lower, second] }
  const before = settleTaxes(household, facts, (federal) => returns(household, federal))
  const payrollTotal = before.state?.payrollTotal ?? 0
  const after = settleTaxes(household, facts, (federal) => ({
    ...returns(lowerHousehold, {
      ...federal,
      agi: federal.agi - off,
      income: {
        ...federal.income,
        wages: federal.income.wages - ofPay,
        selfEmployment: federal.income.selfEmployment - ofBusiness,
        total: federal.income.total - off,
      },
    }),
    payrollTotal,
  }))
  return {
    state: before.stateAndLocalTax - after.stateAndLocalTax,
    federal: before.federalTax - after.federalTax,
  }
}

/** A credit takes off no more than the state's income tax, dollars. The federal return is the same but for the state tax it may deduct. */
export function creditSaving(
  household: Household,
  facts: TaxYearFacts,
  returns: StateReturns,
  credit: number,
): StateSaving {
  const before = settleTaxes(household, facts, (federal) => returns(household, federal))
  const off = Math.min(credit, Math.max(0, before.state?.incomeTax ?? 0))
  if (off <= 0) return nothing
  const after = settleTaxes(household, facts, (federal) => {
    const whole = returns(household, federal)
    return { ...whole, incomeTax: whole.incomeTax - off, total: whole.total - off }
  })
  return {
    state: before.stateAndLocalTax - after.stateAndLocalTax,
    federal: before.federalTax - after.federalTax,
  }
}
