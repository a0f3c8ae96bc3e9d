import { asSeparate, asUnmarried, type Pair } from '#engine/tax/compare-returns.ts'
import type { Rounding } from '#engine/tax/federal-types.ts'
import type { Household } from '#engine/tax/household.ts'
import type { TaxLaw } from './law.ts'
import { allTax, type Taxes, taxesOf } from './taxes.ts'

export interface Apart {
  /** Two separate returns of the married couple; the better of both itemizing and both taking the standard deduction. */
  readonly separate: readonly [Taxes, Taxes]
  /** Had they not married: single, or head of household with the children. */
  readonly unmarried: readonly [Taxes, Taxes]
}

export const bothTaxes = (pair: readonly Taxes[]): number => pair.reduce((sum, taxes) => sum + allTax(taxes), 0)

/**
 * A couple's taxes on two returns; null for anybody else. Where one of the two would itemize, both have to choose the same way: both
 * itemizing is set against both without anything to itemize.
 */
export function apartOf(household: Household, law: TaxLaw, rounding: Rounding = 'exact'): Apart | null {
  const taxes = (pair: Pair | null): readonly [Taxes, Taxes] | null =>
    pair === null ? null : [taxesOf(pair[0], law, rounding), taxesOf(pair[1], law, rounding)]
  const unmarried = taxes(asUnmarried(household))
  const free = taxes(asSeparate(household, false))
  if (unmarried === null || free === null) return null
  if (!free.some(({ federal }) => federal.deductions.itemizes)) return { separate: free, unmarried }
  const itemizing = taxes(asSeparate(household, true)) ?? free
  const standard = taxes(asSeparate(withoutItemized(household), false)) ?? free
  return { separate: bothTaxes(itemizing) < bothTaxes(standard) ? itemizing : standard, unmarried }
}

/** The same household with nothing to itemize, so that its returns take the standard deduction. Gifts of cash stay: 2026 lets everyone deduct some. */
const withoutItemized = (household: Household): Household => ({
  ...household,
  medical: 0,
  stateIncomeTaxPaid: 0,
  salesTaxPaid: 0,
  realEstateTax: 0,
  personalPropertyTax: 0,
  mortgageInterest: 0,
  mortgageInsurance: 0,
  investmentInterest: 0,
  charityProperty: 0,
  otherItemized: 0,
})
