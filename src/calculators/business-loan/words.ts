import { dollars, dollarsAndCents, monthsText, percentText, plain } from '../kit/format.ts'
import type { Financing } from './price.ts'
import { rhythmWords } from './rhythm.ts'

/** Yearly rates as people compare them: 14.87%, 62.4%, 131%. */
export const rateText = (points: number): string =>
  percentText(points, Math.abs(points) >= 99.95 ? 0 : Math.abs(points) >= 19.995 ? 1 : 2)

export const aprText = (points: number | null): string =>
  points === null ? 'more than a yearly rate can say' : rateText(points)

/** "5 years", "about 6 months", "23 days". */
export function timeText({ rhythm, times, days }: Financing): string {
  if (rhythm === 'monthly') return monthsText(times.at(-1) ?? 0)
  return days < 60 ? `${days} days` : `about ${monthsText(days / 30.4375)}`
}

/** Small amounts with their cents, large ones without. */
export const amountText = (value: number): string => (value < 1000 ? dollarsAndCents(value) : dollars(value))

export const centsPerDollar = (share: number): string =>
  share < 1 ? `${plain(share * 100, 1)} cents` : dollarsAndCents(share)

/** "You pay $515.87 each business day, 126 times". */
export function paymentsText(own: Financing): string {
  const taken = own.kind === 'advance' ? 'They take' : 'You pay'
  const count = own.times.length
  if (count === 1) return `${taken} ${amountText(own.lastPayment)} once`
  const rising = own.laterDraws.length > 0 ? ' at first and more after each later draw' : ''
  const about = own.byDays ? 'the interest of the days since, about ' : ''
  return `${taken} ${about}${amountText(own.payment)} ${rhythmWords[own.rhythm]}${rising}, ${plain(count, 0)} times`
}
