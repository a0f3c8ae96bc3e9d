import { roundToCent } from '../money.ts'
import type { EarningsYear } from './credits.ts'
import { valueIn, type Wages } from './indexing.ts'

/**
 * An earnings record made up from today's pay, for somebody who has no record at hand. Earlier pay is taken to have followed
 * the national average wage, slower or faster by a yearly difference; later pay follows the average wage carried on in `wages`
 * (at 0 growth it stays as it is) and stops with `lastYear`. An estimate: a real record is better.
 */
export interface Career {
  /** Pay of `thisYear`, dollars per year before tax. */
  readonly pay: number
  readonly thisYear: number
  readonly firstYear: number
  readonly lastYear: number
  /** How much faster than the average wage pay has grown each year, as a decimal: 0.01 is one percent; may be negative. */
  readonly aheadOfWages: number
}

/** No working life is longer. */
const MOST_YEARS = 80

/** One row a year, dollars of that year, not cut at the taxable base (the average cuts it). Empty when the years are not in order. */
export const careerEarnings = (career: Career, wages: Wages): EarningsYear[] => {
  const { pay, thisYear, firstYear, lastYear, aheadOfWages } = career
  const levelNow = valueIn(wages.averageWage, thisYear)
  if (levelNow === undefined || lastYear < firstYear || !(pay > 0)) return []
  const rows: EarningsYear[] = []
  for (let year = firstYear; year <= Math.min(lastYear, firstYear + MOST_YEARS); year++) {
    const level = (valueIn(wages.averageWage, year) ?? levelNow) / levelNow
    const ahead = year < thisYear ? (1 + aheadOfWages) ** (year - thisYear) : 1
    rows.push({ year, amount: roundToCent(pay * level * ahead) })
  }
  return rows
}
