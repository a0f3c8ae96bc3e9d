/** What the past says of rules about homes: the loan a share of pay carried, and what the money in a home cost beside its rise in price. */
import { levelPayment } from '#engine/lending/payment.ts'
import { medianOf } from './spans.ts'

const MONTHS = 360

/** The 30-year loan, in years of pay, whose level payment takes `share` of pay at a yearly rate in percent. Principal and interest only. */
export const loanInYearsOfPay = (share: number, ratePercent: number): number =>
  share / 12 / levelPayment(1, ratePercent / 1200, MONTHS)

export interface MoneyCost {
  readonly starts: number
  /** Shares of the price a year; negative where prices rose faster than the rate. */
  readonly lowest: number
  readonly median: number
  readonly highest: number
}

/**
 * For each January that has both: the mortgage rate then (percent) less the compound yearly rise of home prices over the next `years`.
 * Columns by month from the same January. A home bought with borrowed money alone; no tax, no costs.
 */
export function moneyCost(ratesPercent: readonly number[], prices: readonly number[], years: number): MoneyCost {
  const costs: number[] = []
  for (let month = 0; month + years * 12 < prices.length && month < ratesPercent.length; month += 12) {
    const risen = (prices[month + years * 12] ?? Number.NaN) / (prices[month] ?? Number.NaN)
    costs.push((ratesPercent[month] ?? Number.NaN) / 100 - (risen ** (1 / years) - 1))
  }
  if (costs.length === 0) throw new RangeError(`The record is shorter than ${years} years`)
  return { starts: costs.length, lowest: Math.min(...costs), median: medianOf(costs), highest: Math.max(...costs) }
}
