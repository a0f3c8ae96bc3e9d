import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { DeductionTaken } from './deduction-choice.ts'
import { federalReturn } from './federal-return.ts'
import type { FederalReturn, Rounding } from './federal-types.ts'
import type { Household } from './household.ts'
import type { StateReturn } from './state/state-types.ts'

/** Everything a household's year costs in income and payroll tax. Dollars per year. */
export interface HouseholdTax {
  readonly federal: FederalReturn
  /** `null` where no state was given. */
  readonly state: StateReturn | null
  /** Federal tax after credits (may be negative). */
  readonly federalTax: number
  /** State and local income tax after credits (may be negative). */
  readonly stateAndLocalTax: number
  /** Social Security and Medicare from pay, and the state's programs. */
  readonly payrollTax: number
  readonly total: number
}

export interface HouseholdTaxOptions {
  readonly rounding?: Rounding
  /** The federal deduction; `larger` unless said otherwise. States that follow the federal choice follow it here too. */
  readonly deduction?: DeductionTaken
}

/** More passes change nothing that could be seen: each one shrinks the error at least fivefold. */
const mostPasses = 8
const settled = 0.005

/**
 * State and local income tax a federal return may deduct: income tax after credits, local tax and mandatory payroll programs
 * (Schedule A instructions, line 5a; Rev. Rul. 2025-4 for family leave). Never negative.
 */
export function deductibleStateTax(state: StateReturn): number {
  return Math.max(0, state.incomeTax) + state.localTax + state.payrollTotal
}

/** A household's state return for a federal return; who calls knows the state and its law. */
export type StateReturnOf = (federal: FederalReturn) => StateReturn

/**
 * Federal and state returns of one household and year. They lean on each other: the federal return may deduct the year's state tax,
 * and a state may start from federal taxable income or deduct federal tax. Both are repeated, first with no state tax, until the state
 * tax stays the same to half a cent, or eight times. A household that names the state tax it paid needs one pass. Takes the state return
 * as a function (null for no state), so that a page without a state does not carry the states' arithmetic.
 */
export function settleTaxes(
  household: Household,
  facts: TaxYearFacts,
  stateReturnOf: StateReturnOf | null,
  options: HouseholdTaxOptions = {},
): HouseholdTax {
  const { rounding = 'exact', deduction = 'larger' } = options
  let federal = federalReturn(household, facts, { rounding, deduction, stateIncomeTax: 0 })
  if (stateReturnOf === null) return together(federal, null)
  let state = stateReturnOf(federal)
  let deducted = 0
  for (let pass = 0; pass < mostPasses && household.stateIncomeTaxPaid === null; pass += 1) {
    const tax = deductibleStateTax(state)
    if (Math.abs(tax - deducted) < settled) break
    deducted = tax
    const before = federal
    federal = federalReturn(household, facts, { rounding, deduction, stateIncomeTax: tax })
    // The same federal return apart from what could be itemized: the state return stands.
    if (!federal.deductions.itemizes && !before.deductions.itemizes) break
    state = stateReturnOf(federal)
  }
  return together(federal, state)
}

function together(federal: FederalReturn, state: StateReturn | null): HouseholdTax {
  const payrollTax = federal.payroll.total + (state?.payrollTotal ?? 0)
  const stateAndLocalTax = state?.total ?? 0
  return {
    federal,
    state,
    federalTax: federal.taxAfterCredits,
    stateAndLocalTax,
    payrollTax,
    total: federal.taxAfterCredits + stateAndLocalTax + payrollTax,
  }
}
