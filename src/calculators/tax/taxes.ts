/** One household's taxes, whole: the one door through which the page asks the engine. */
import type { FederalReturn, Rounding } from '#engine/tax/federal-types.ts'
import type { Household } from '#engine/tax/household.ts'
import { householdTax } from '#engine/tax/household-tax.ts'
import type { StateReturn } from '#engine/tax/state/state-types.ts'
import { stateTaxes } from '#facts/states/all.ts'
import type { StateTaxFacts } from '#facts/states/schema.ts'
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

const byCode: Readonly<Record<string, StateTaxFacts | undefined>> = stateTaxes

/** The state's law; null for no state. */
export const stateFactsOf = (code: string | null): StateTaxFacts | null =>
  code === null ? null : (byCode[code] ?? null)

export function taxesOf(household: Household, facts: TaxYearFacts, rounding: Rounding = 'exact'): Taxes {
  const whole = householdTax(household, facts, stateFactsOf(household.state), { rounding })
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
