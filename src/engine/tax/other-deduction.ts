import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type FederalOptions, federalReturn } from './federal-return.ts'
import type { FederalReturn } from './federal-types.ts'
import type { Household } from './household.ts'

/** The deduction a return did not take, where taking it would cost less. */
export interface OtherDeduction {
  readonly takes: 'standard' | 'itemized'
  /** Dollars of federal tax less. */
  readonly saves: number
}

const WORTH_SAYING = 1

/**
 * Whether the smaller deduction would cost less federal tax, dollars per year; null where it would not, or where a spouse's choice binds this
 * return. The filer may choose either (IRC 63(e)). It happens under the alternative minimum tax, which takes the standard deduction back
 * whole but of itemized deductions only state and local taxes (IRC 56(b)(1)), and where investment interest lowers the net
 * investment income tax. `filed` is the return with the larger deduction, worked out with the same `options`. A state that
 * follows the federal choice may take some of the saving back.
 */
export function otherDeduction(
  household: Household,
  facts: TaxYearFacts,
  filed: FederalReturn,
  options: FederalOptions = {},
): OtherDeduction | null {
  if (household.status === 'separate' && household.spouseItemizes) return null
  const takes = filed.deductions.itemizes ? 'standard' : 'itemized'
  const saves =
    filed.taxAfterCredits - federalReturn(household, facts, { ...options, deduction: takes }).taxAfterCredits
  return saves >= WORTH_SAYING ? { takes, saves } : null
}
