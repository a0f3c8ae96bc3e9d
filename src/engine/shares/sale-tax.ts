import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Household } from '../tax/household.ts'
import type { StateReturnFor } from '../tax/interest-tax.ts'
import { type HouseholdTax, settleTaxes } from '../tax/settle-taxes.ts'

/** What gains and losses add to a household's income taxes. Dollars; below zero is a saving. */
export interface SaleTax {
  readonly federal: number
  readonly stateAndLocal: number
  readonly total: number
  /** Part of `federal`: the net investment income tax. */
  readonly netInvestmentIncome: number
  /** How much of the household's income at the rates for long-term gains falls in each, with the sale counted. */
  readonly atZero: number
  readonly atFifteen: number
  readonly atTwenty: number
  /** Losses left for later years, beyond those there were. */
  readonly carryover: number
}

/**
 * The difference of two whole returns, with and without a short-term and a long-term result (losses negative) on top of the household's own year. So brackets,
 * the 0/15/20% rates, the loss limit of IRC 1211(b), the 3.8% tax and shrinking credits all count. `stateReturnFor` null: federal only.
 */
export function saleTax(
  household: Household,
  facts: TaxYearFacts,
  stateReturnFor: StateReturnFor,
  shortTerm: number,
  longTerm: number,
): SaleTax {
  const taxesOf = (one: Household): HouseholdTax =>
    settleTaxes(one, facts, stateReturnFor === null ? null : stateReturnFor(one))
  return taxDifference(
    taxesOf(household),
    taxesOf({
      ...household,
      shortTermGain: household.shortTermGain + shortTerm,
      longTermGain: household.longTermGain + longTerm,
    }),
  )
}

function taxDifference(before: HouseholdTax, after: HouseholdTax): SaleTax {
  const federal = after.federalTax - before.federalTax
  const stateAndLocal = after.stateAndLocalTax - before.stateAndLocalTax
  const left = ({ federal: { gains } }: HouseholdTax) => gains.shortTermCarryover + gains.longTermCarryover
  const { gains, otherTaxes } = after.federal
  return {
    federal,
    stateAndLocal,
    total: federal + stateAndLocal,
    netInvestmentIncome: otherTaxes.netInvestmentIncome - before.federal.otherTaxes.netInvestmentIncome,
    atZero: gains.atZero,
    atFifteen: gains.atFifteen,
    atTwenty: gains.atTwenty,
    carryover: Math.max(0, left(after) - left(before)),
  }
}
