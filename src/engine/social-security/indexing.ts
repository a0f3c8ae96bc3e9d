import type { wageLaw, YearSeries } from '#facts/social-security/wages.ts'

/**
 * The amounts that follow the national average wage (42 USC 415(a)(1)(B), 413(d), 430): the taxable base, the pay that earns a
 * credit, the bend points. Dollars of the year; the average wage of a year is published ten months after it, and an amount for
 * a year rests on the average wage of two years before.
 */

export type WageLaw = typeof wageLaw

/** The value of a year, or undefined outside the series. */
export const valueIn = (series: YearSeries, year: number): number | undefined => series.values[year - series.firstYear]

export const lastYearOf = (series: YearSeries): number => series.firstYear + series.values.length - 1

/** The wage series carried on, and the last year of each that an authority has published: later years are projections. */
export interface Wages {
  readonly averageWage: YearSeries
  readonly base: YearSeries
  readonly quarter: YearSeries
  readonly published: { readonly averageWage: number; readonly base: number; readonly quarter: number }
}

interface Carried {
  readonly referenceYear: number
  readonly multiple: number
}

/**
 * An amount of the law for a year: its starting amount × average wage two years before ÷ that of the reference year, rounded
 * to the nearest multiple (a tie goes up).
 */
export const indexedAmount = (amount: number, how: Carried, averageWage: YearSeries, year: number, lag = 2): number => {
  const now = valueIn(averageWage, year - lag) ?? 0
  const then = valueIn(averageWage, how.referenceYear) ?? 1
  return Math.floor((amount * now) / then / how.multiple + 0.5 + 1e-9) * how.multiple
}

const extended = (
  series: YearSeries,
  through: number,
  next: (previous: number, year: number) => number,
): YearSeries => {
  const values = [...series.values]
  for (let year = lastYearOf(series) + 1; year <= through; year++) values.push(next(values.at(-1) ?? 0, year))
  return { firstYear: series.firstYear, values }
}

/** No series is carried on for longer than this. */
const MOST_YEARS_AHEAD = 100

/**
 * Every series through a year. `growth` is the assumed yearly growth of the average wage (decimal) after the last published
 * year; 0 keeps today's wage level, as the estimates of the official statement do. Amounts never fall (42 USC 430(b)).
 */
export const wagesThrough = (law: WageLaw, through: number, growth: number): Wages => {
  const end = Math.min(through, lastYearOf(law.averageWage) + MOST_YEARS_AHEAD)
  const averageWage = extended(law.averageWage, end, (previous) => previous * (1 + growth))
  const { base, quarter, lagYears } = law.indexing
  return {
    averageWage,
    base: extended(law.base, end, (previous, year) =>
      Math.max(previous, indexedAmount(base.amount, base, averageWage, year, lagYears)),
    ),
    quarter: extended(law.quarter, end, (previous, year) =>
      Math.max(previous, indexedAmount(quarter.amount, quarter, averageWage, year, lagYears)),
    ),
    published: {
      averageWage: lastYearOf(law.averageWage),
      base: lastYearOf(law.base),
      quarter: lastYearOf(law.quarter),
    },
  }
}

/** What one year's pay is multiplied by: average wage of the index year ÷ that of the year; 1 from the index year on. */
export const indexingFactor = (averageWage: YearSeries, year: number, indexYear: number): number => {
  if (year >= indexYear) return 1
  const then = valueIn(averageWage, year)
  const now = valueIn(averageWage, indexYear)
  return then === undefined || now === undefined ? 1 : now / then
}
