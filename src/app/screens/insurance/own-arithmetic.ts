/** Small sums on the guide's cards, from the household's own numbers and its state's averages. */
import { dollars, percentText, plain } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import type { MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { liquidityMonths } from '#engine/household/standing.ts'
import { byState, coverRules, national } from './insurance-facts.precomputed.ts'

/** Days in a month of the year's average: a wait in days against cash in months. */
const DAYS_A_MONTH = 365 / 12

/** What full coverage costs beyond the legal minimum, as a share of the cheapest car; null without a car's value. */
function collisionText({ properties, state }: Household): string | null {
  const values = properties.filter(({ kind, value }) => kind === 'car' && value > 0).map(({ value }) => value)
  if (values.length === 0) return null
  const value = Math.min(...values)
  const place = state === null ? undefined : byState[state]
  const { autoFull, autoMinimum } = place ?? national
  const extra = autoFull - autoMinimum
  const share = extra / value
  const start = `Full coverage averages ${dollars(extra)} a year more than the minimum in ${place?.name ?? 'the country'}: ${percentText(share * 100, 0)} of a car worth ${dollars(value)}.`
  return share > coverRules.collisionShare
    ? `${start} Dropping collision is worth a look, if you could replace the car.`
    : `${start} Under ${percentText(coverRules.collisionShare * 100, 0)}, people usually keep it.`
}

/** A policy's usual wait against what cash pays for. */
function waitText(household: Household, flows: MonthlyFlows): string | null {
  const months = liquidityMonths(household, flows)
  if (months === null) return null
  const needed = coverRules.waitDays / DAYS_A_MONTH
  const lasts = `Cash pays for about ${plain(months, 1)} ${Math.round(months * 10) === 10 ? 'month' : 'months'} of essential costs.`
  return months < needed
    ? `${lasts} A wait of ${coverRules.waitDays} days takes ${plain(needed, 1)}, so a shorter wait or more cash would fit better.`
    : `${lasts} That’s enough for a wait of ${coverRules.waitDays} days.`
}

/** One more line for a card, by its key; null where the numbers say nothing. */
export function ownArithmetic(key: string, household: Household, flows: MonthlyFlows): string | null {
  if (key === 'auto') return collisionText(household)
  return key === 'disability' ? waitText(household, flows) : null
}
