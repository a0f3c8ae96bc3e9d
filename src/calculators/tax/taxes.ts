/** One household's taxes, whole: the one door through which the page asks the engine. */
import { federalReturn } from '#engine/tax/federal-return.ts'
import type { FederalReturn, Rounding } from '#engine/tax/federal-types.ts'
import type { Household } from '#engine/tax/household.ts'
import type { StateReturn } from '#engine/tax/state/state-types.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

export interface Taxes {
  readonly federal: FederalReturn
  /** null: no state chosen. */
  readonly state: StateReturn | null
  /** Federal income and self-employment tax less all credits; negative when credits pay out. */
  readonly federalTax: number
  /** State and local income tax less credits. */
  readonly stateTax: number
  /** Taken from pay: Social Security, Medicare and the state's programs. */
  readonly payrollTax: number
}

export function taxesOf(household: Household, facts: TaxYearFacts, rounding: Rounding = 'exact'): Taxes {
  const federal = federalReturn(household, facts, { rounding })
  return { federal, state: null, federalTax: federal.taxAfterCredits, stateTax: 0, payrollTax: federal.payroll.total }
}

/** Federal and state tax of the two returns, payroll tax aside. */
export const incomeTaxes = (taxes: Taxes): number => taxes.federalTax + taxes.stateTax
export const allTax = (taxes: Taxes): number => taxes.federalTax + taxes.stateTax + taxes.payrollTax
