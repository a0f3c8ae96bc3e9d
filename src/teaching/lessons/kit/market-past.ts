/**
 * What US markets have done, for the sentences of a lesson. Years are calendar years of large US stocks with dividends, ten-year Treasury
 * bonds, three-month bills and prices (Damodaran, 1928 on); months are real total returns of stocks, monthly averages (Shiller, 1871 on).
 * Rates are percent points a year.
 */

import { averageAndCompound } from '#engine/growth/annualized.ts'
import { fallsOf } from '#engine/history/falls.ts'
import { withoutMonths } from '#engine/history/left-out.ts'
import { type LumpOrDrip, lumpOrDrip } from '#engine/investing/past-rules/months.ts'
import { type LostSpans, lostSpans, spanRecord } from '#engine/investing/past-rules/spans.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'

type Asset = 'stocks' | 'bonds10' | 'bills' | 'inflation'
const { firstYear } = annualReturns
/** A year's return as 0.1, after the rise of prices. */
const afterPrices = (asset: Asset): readonly number[] =>
  annualReturns[asset].map((one, year) => (1 + one) / (1 + (annualReturns.inflation[year] ?? Number.NaN)) - 1)
const compoundOf = (returns: readonly number[]): number => (averageAndCompound(returns)?.compound ?? Number.NaN) * 100

export const pastYears = {
  count: annualReturns.stocks.length,
  first: firstYear,
  last: firstYear + annualReturns.stocks.length - 1,
  compound: (asset: Asset): number => compoundOf(annualReturns[asset]),
  realCompound: (asset: Asset): number => compoundOf(afterPrices(asset)),
  average: (asset: Asset): number => (averageAndCompound(annualReturns[asset])?.arithmetic ?? Number.NaN) * 100,
  /** What one dollar became, in dollars of the first year. */
  realGrowth: averageAndCompound(afterPrices('stocks'))?.growth ?? Number.NaN,
  /** How many years of stocks were between these returns, percent points, both ends counted. */
  between: (low: number, high: number): number =>
    annualReturns.stocks.filter((one) => one * 100 >= low && one * 100 <= high).length,
  up: annualReturns.stocks.filter((one) => one > 0).length,
  /** The worst years, the worst first. */
  worst: (asset: Asset): readonly { readonly year: number; readonly percent: number }[] =>
    annualReturns[asset]
      .map((one, at) => ({ year: firstYear + at, percent: one * 100 }))
      .sort((a, b) => a.percent - b.percent),
}

/** Every stretch of so many calendar years of stocks, after prices: the share that gained, percent points, and the worst one. */
export function realSpans(years: number): { readonly gained: number; readonly worst: number; readonly from: number } {
  const { reached, worst } = spanRecord(
    afterPrices('stocks').map((one) => 1 + one),
    years,
    1,
  )
  return { gained: reached * 100, worst: worst.rate * 100, from: firstYear + worst.start }
}

/** Stretches of so many calendar years of stocks that ended lower than they began, prices left aside. */
export const fallenSpans = (years: number): LostSpans =>
  lostSpans(
    annualReturns.stocks.map((one) => 1 + one),
    years,
  )

const monthly = shillerMonthly.realStocks
const startYear = Number(shillerMonthly.firstMonth.slice(0, 4))
const placeOf = (month: string): number => (Number(month.slice(0, 4)) - startYear) * 12 + Number(month.slice(5)) - 1
const monthAt = (place: number): string =>
  `${startYear + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`

export interface Fall {
  /** 'YYYY-MM' of the high before, and of the month that was first as high again (null: not yet). */
  readonly from: string
  readonly back: string | null
  /** Share lost, percent points. */
  readonly depth: number
}
/** Falls of at least so many percent from the highest month so far, after prices, the deepest first. */
export const realFalls = (least: number): readonly Fall[] =>
  fallsOf(monthly, least / 100)
    .map(({ depth, highAt, backAt }) => ({
      from: monthAt(highAt),
      back: backAt === null ? null : monthAt(backAt),
      depth: depth * 100,
    }))
    .toSorted((a, b) => b.depth - a.depth)

/** A sum in stocks at once against the same sum in equal monthly parts, over every start month; what waits keeps up with prices. */
export const lumpAgainstParts = (months: number): LumpOrDrip => lumpOrDrip(monthly, null, months)

/** The real return a year from a month to the end of the record, with its best or worst months left out. */
export const realReturnWithout = (from: string, left: { readonly best?: number; readonly worst?: number }): number =>
  withoutMonths(monthly.slice(placeOf(from)), left).rate * 100
