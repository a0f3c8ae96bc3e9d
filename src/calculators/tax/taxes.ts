/** One household's taxes, whole: the one door through which the page asks the engine. */
import type { DeductionTaken } from '#engine/tax/deduction-choice.ts'
import type { FederalReturn, Rounding } from '#engine/tax/federal-types.ts'
import type { Household } from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import type { StateReturn } from '#engine/tax/state/state-types.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { TaxLaw } from './law.ts'

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

/** What a household's two returns stand on. */
type Law = Pick<TaxLaw, 'facts' | 'state'>

export function taxesOf(
  household: Household,
  { facts, state }: Law,
  rounding: Rounding = 'exact',
  deduction: DeductionTaken = 'larger',
): Taxes {
  const stateReturnOf = stateReturnFor(state, facts.year)?.(household) ?? null
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
