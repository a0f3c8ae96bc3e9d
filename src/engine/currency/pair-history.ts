import { addMonths, compareMonths, type Month, monthsBetween } from '../month.ts'

/** Units of a currency for one dollar, month by month. */
export interface DollarSeries {
  readonly firstMonth: Month
  readonly perDollar: readonly number[]
}

export interface PairHistory {
  readonly months: readonly Month[]
  /** Units of `to` for one of `from`, monthly averages. */
  readonly rates: readonly number[]
  readonly high: { readonly month: Month; readonly rate: number }
  readonly low: { readonly month: Month; readonly rate: number }
  readonly average: number
  /** Share of the months in which one unit of `from` bought less than `today`, 0 to 1. */
  readonly cheaperShare: number
}

/**
 * The averages of a pair over the last `count` months that both have, divided out of the two dollar series; null stands for the dollar itself. A quotient of
 * averages is not quite the average of quotients: the two differ by far less than a month's own movement. Null where the months do not overlap.
 */
export function pairHistory(
  from: DollarSeries | null,
  to: DollarSeries | null,
  count: number,
  today: number,
): PairHistory | null {
  const present = [from, to].filter((series) => series !== null)
  const [first] = present
    .map((series) => series.firstMonth)
    .sort(compareMonths)
    .reverse()
  const [last] = present.map((series) => addMonths(series.firstMonth, series.perDollar.length - 1)).sort(compareMonths)
  if (first === undefined || last === undefined || first > last || count < 1) return null
  const size = Math.min(count, monthsBetween(first, last) + 1)
  const start = addMonths(last, 1 - size)
  const at = (series: DollarSeries | null, month: Month): number =>
    series === null ? 1 : (series.perDollar[monthsBetween(series.firstMonth, month)] ?? 1)
  const months = Array.from({ length: size }, (_, index) => addMonths(start, index))
  const rates = months.map((month) => at(to, month) / at(from, month))
  const point = (index: number) => ({ month: months[index] ?? start, rate: rates[index] ?? 0 })
  return {
    months,
    rates,
    high: point(rates.indexOf(Math.max(...rates))),
    low: point(rates.indexOf(Math.min(...rates))),
    average: rates.reduce((sum, rate) => sum + rate, 0) / size,
    cheaperShare: rates.filter((rate) => rate < today).length / size,
  }
}
