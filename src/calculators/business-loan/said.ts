/** Which way a name, a rate, a time or an amount is said. */
import type { Say } from '../kit/say.ts'
import type { Financing } from './price.ts'
import { offerNames, priceWords, timeWords } from './words/said.en.ts'

export const nameOf = ({ name, number }: Financing): string =>
  name === null ? offerNames.own : name === '' ? offerNames.unnamed({ number }) : name

/** Yearly rates as people compare them: 14.87%, 62.4%, 131%. */
export const rateText = (points: number, say: Say): string =>
  say.percent(points, Math.abs(points) >= 99.95 ? 0 : Math.abs(points) >= 19.995 ? 1 : 2)
export const aprText = (points: number | null, say: Say): string =>
  points === null ? priceWords.beyond : rateText(points, say)

/** "5 years", "about 6 months", "23 days". */
export function timeText({ rhythm, times, days }: Financing, say: Say): string {
  if (rhythm === 'monthly') return say.months(times.at(-1) ?? 0)
  return days < 60 ? timeWords.days({ days }, say) : timeWords.about({ months: days / 30.4375 }, say)
}

/** Small amounts with their cents, large ones without. */
export const amountText = (value: number, say: Say): string => (value < 1000 ? say.cents(value) : say.money(value))

/** "43.5 cents", "$1.20". */
export const centsPerDollar = (share: number, say: Say): string =>
  share < 1 ? priceWords.cents({ cents: share * 100 }, say) : say.cents(share)
