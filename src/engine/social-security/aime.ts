import { floorToDollar, roundToCent } from '../money.ts'
import type { EarningsYear, Eligibility } from './credits.ts'
import { indexingFactor, lastYearOf, valueIn, type Wages } from './indexing.ts'

/**
 * Average indexed monthly earnings, AIME (42 USC 415(b); 20 CFR 404.211): each year's taxed pay lifted to the wage level of the
 * index year (60 for most people), the highest 35 years added up and divided by their months, down to a whole dollar.
 */

export interface IndexedYear {
  readonly year: number
  /** What counts: never more than the year's contribution and benefit base. */
  readonly counted: number
  readonly factor: number
  /** To the cent. */
  readonly indexed: number
  /** Among the years that are averaged. */
  readonly used: boolean
}

export interface AverageEarnings {
  /** Every year from 1951 on that was given, in order. */
  readonly rows: readonly IndexedYear[]
  readonly indexYear: number
  readonly computationYears: number
  /** Years averaged as zero because the record is shorter. */
  readonly emptyYears: number
  /** Sum of the years used, and the AIME: dollars per month. */
  readonly total: number
  readonly monthly: number
  /** True when an average wage or a base that is not published yet took part. */
  readonly projected: boolean
}

const FIRST_YEAR = 1951

/**
 * `through` is the last year whose pay counts: the year before the first benefit; later pay comes in by recomputation, with
 * the same index year. Years given twice are added. Earnings before 1951 do not count.
 */
export const averageEarnings = (
  earnings: readonly EarningsYear[],
  eligibility: Eligibility,
  wages: Wages,
  through = Number.POSITIVE_INFINITY,
): AverageEarnings => {
  const { indexYear, computationYears } = eligibility
  const byYear = new Map<number, number>()
  for (const { year, amount } of earnings)
    if (year >= FIRST_YEAR && year <= through) byYear.set(year, (byYear.get(year) ?? 0) + Math.max(0, amount))
  const lastBase = lastYearOf(wages.base)
  const years = [...byYear.keys()].sort((a, b) => a - b)
  const indexedYears = years.map((year) => {
    const base = valueIn(wages.base, Math.min(year, lastBase)) ?? 0
    const counted = Math.min(byYear.get(year) ?? 0, base)
    const factor = indexingFactor(wages.averageWage, year, indexYear)
    return { year, counted, factor, indexed: roundToCent(counted * factor) }
  })
  const best = new Set(
    [...indexedYears]
      .sort((a, b) => b.indexed - a.indexed || b.year - a.year)
      .slice(0, computationYears)
      .filter((row) => row.indexed > 0)
      .map((row) => row.year),
  )
  const rows = indexedYears.map((row) => ({ ...row, used: best.has(row.year) }))
  const total = roundToCent(rows.reduce((sum, row) => (row.used ? sum + row.indexed : sum), 0))
  const lastEarned = years.at(-1) ?? 0
  return {
    rows,
    indexYear,
    computationYears,
    emptyYears: computationYears - best.size,
    total,
    monthly: floorToDollar(total / (computationYears * 12)),
    projected: indexYear > wages.published.averageWage || lastEarned > wages.published.base,
  }
}
