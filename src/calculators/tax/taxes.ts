/** One household's taxes, whole: the one door through which the page asks the engine. */
import type { DeductionTaken } from '#engine/tax/deduction-choice.ts'
import type { FederalReturn, Rounding } from '#engine/tax/federal-types.ts'
import type { Household } from '#engine/tax/household.ts'
import { type StateReturnOf, settleTaxes } from '#engine/tax/settle-taxes.ts'
import type { StateReturn } from '#engine/tax/state/state-types.ts'
import type { StateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { fetchedLaw } from '../kit/fetched-law.ts'

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

/** The state's law; null for no state. */
export function stateLawOf(code: string | null): StateLaw | null {
  const law = code === null ? 'none' : fetchedLaw(code)
  return law === 'none' ? null : law
}

export function taxesOf(
  household: Household,
  facts: TaxYearFacts,
  rounding: Rounding = 'exact',
  deduction: DeductionTaken = 'larger',
): Taxes {
  const law = stateLawOf(household.state)
  const stateReturnOf: StateReturnOf | null =
    law === null ? null : (federal) => law.returnOf(household, federal, facts.year)
  const whole = settleTaxes(household, facts, stateReturnOf, { rounding, deduction })
  return {
    federal: whole.federal,
    state: whole.state,
    federalTax: whole.federalTax,
    stateTax: whole.stateAndLocalTax,
    payrollTax: whole.payrollTax,
  }
}

/** Federal and state tax of the two returns, payroll tax aside. */
export const incomeTaxes = (taxes: Taxes): number => taxes.federalTax + taxes.stateTax
export const allTax = (taxes: Taxes): number => taxes.federalTax + taxes.stateTax + taxes.payrollTax
