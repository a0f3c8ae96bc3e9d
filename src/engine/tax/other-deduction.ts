import type { DeductionTaken } from './deduction-choice.ts'
import type { FederalReturn } from './federal-types.ts'
import type { Household } from './household.ts'

/** The deduction a return did not take, where taking it would cost less. */
export interface OtherDeduction {
  readonly takes: 'standard' | 'itemized'
  /** Dollars of tax less. */
  readonly saves: number
}

const WORTH_SAYING = 1

/**
 * Whether the smaller deduction would cost less tax, dollars per year; null where it would not, or where a spouse's choice binds this
 * return. The filer may choose either (IRC 63(e)). The smaller one wins under the alternative minimum tax, which takes the standard deduction
 * back whole but of itemized deductions only state and local taxes (IRC 56(b)(1)); where investment interest lowers the net investment
 * income tax; and in states, such as Maryland, that let only federal itemizers itemize. `filed` is the return with the larger deduction;
 * `taxWith` works the tax out for a choice: the federal alone, or federal and state together.
 */
export function otherDeduction(
  household: Household,
  filed: FederalReturn,
  taxWith: (taken: DeductionTaken) => number,
): OtherDeduction | null {
  if (household.status === 'separate' && household.spouseItemizes) return null
  const takes = filed.deductions.itemizes ? 'standard' : 'itemized'
  const saves = taxWith('larger') - taxWith(takes)
  return saves >= WORTH_SAYING ? { takes, saves } : null
}
