import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { federalReturn } from '../tax/federal-return.ts'
import type { Household } from '../tax/household.ts'

/** Halvings of the range: a room of a million is found to a hundredth of a cent. */
const HALVINGS = 34

/**
 * How much more long-term gain this year's return takes at the 0% rate (IRC 1(h)(1)(B)), dollars: the most whose last dollar still lies under the edge. More gain can make Social Security
 * taxable or shrink deductions, so it is looked for on whole returns. Zero where some gain or dividend is taxed at 15% or more already. Gain under unused deductions counts too.
 */
export function zeroRateRoom(household: Household, facts: TaxYearFacts): number {
  const edge = facts.capitalGains.value.zeroUpTo[household.status]
  const over = (more: number): boolean => {
    const { taxableIncome } = federalReturn({ ...household, longTermGain: household.longTermGain + more }, facts)
    return taxableIncome > edge
  }
  const gain = household.longTermGain + household.shortTermGain
  // Losses are used up first; then income less deductions may still be below zero.
  const { agi, deductions } = federalReturn(household, facts)
  let [low, high] = [0, Math.max(0, edge + deductions.total - agi, edge) + Math.max(0, -gain) + carriedLoss(household)]
  if (over(0)) return 0
  if (!over(high)) return high
  for (let i = 0; i < HALVINGS && high - low > 0.005; i += 1) {
    const middle = (low + high) / 2
    if (over(middle)) high = middle
    else low = middle
  }
  return low
}

const carriedLoss = (household: Household): number => household.shortTermCarryover + household.longTermCarryover
