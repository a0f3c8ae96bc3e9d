/** How offers, lengths of time, payments and prices are called inside sentences. */
import type { Say } from '../../kit/say.ts'

export const offerNames = {
  own: 'This offer',
  unnamed: ({ number }: { number: number }) => `Offer ${number}`,
}
export const often = {
  'business-daily': 'each business day',
  weekly: 'each week',
  biweekly: 'every two weeks',
  monthly: 'each month',
}
export const timeWords = {
  days: ({ days }: { days: number }, say: Say) => say.count(days, 'day', 'days'),
  about: ({ months }: { months: number }, say: Say) => `about ${say.months(months)}`,
}
export const priceWords = {
  /** A yearly rate too high to print. */
  beyond: 'over 100,000%',
  cents: ({ cents }: { cents: number }, say: Say) => `${say.number(cents, 1)} cents`,
}
