import type { IsoDate } from '../month.ts'

/** Published example prices of level term life insurance. Dollars a month. */

export interface PriceTable {
  /** Sizes of the columns, dollars, small to large. */
  readonly cover: readonly number[]
  readonly lengths: readonly {
    readonly years: number
    readonly rows: readonly {
      readonly age: number
      readonly female: readonly number[]
      readonly male: readonly number[]
    }[]
  }[]
}

/**
 * Age nearest birthday, as most insurers price: from six months after a birthday on the next age counts. Both are real dates; a
 * birth after today counts as 0.
 */
export const ageNearest = (born: IsoDate, today: IsoDate): number => {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number)
  const months = (yearNow - year) * 12 + monthNow - month - (dayNow < day ? 1 : 0)
  return Math.max(0, Math.floor((months + 6) / 12))
}

const between = (low: number, high: number, share: number): number => low * (high / low) ** share

/** The price of each size at an age; between two printed ages by equal percentages a year. Null outside the printed ages. */
const rowAt = (table: PriceTable, years: number, sex: 'female' | 'male', age: number): readonly number[] | null => {
  const rows = table.lengths.find((length) => length.years === years)?.rows ?? []
  const above = rows.findIndex((row) => row.age >= age)
  const high = rows[above]
  if (high === undefined) return null
  if (high.age === age) return high[sex]
  const low = rows[above - 1]
  if (low === undefined) return null
  const share = (age - low.age) / (high.age - low.age)
  return low[sex].map((price, i) => between(price, high[sex][i] ?? price, share))
}

/** A larger policy is priced apart by insurers. */
const MOST_TIMES = 4

/**
 * The monthly price of a policy: between two printed sizes on a straight line, above the largest, up to four times it, at its price for
 * each dollar. Null where the table has no such length, age or size.
 */
export const termPrice = (
  table: PriceTable,
  policy: { readonly years: number; readonly amount: number },
  who: { readonly age: number; readonly sex: 'female' | 'male' },
): number | null => {
  const prices = rowAt(table, policy.years, who.sex, who.age)
  const { cover } = table
  const largest = cover.at(-1) ?? 0
  if (prices === null || policy.amount < (cover[0] ?? 0) || policy.amount > MOST_TIMES * largest) return null
  if (policy.amount >= largest) return ((prices.at(-1) ?? 0) * policy.amount) / largest
  const above = cover.findIndex((size) => size > policy.amount)
  const [low, high] = [cover[above - 1] ?? 0, cover[above] ?? 0]
  const [lowPrice, highPrice] = [prices[above - 1] ?? 0, prices[above] ?? 0]
  return lowPrice + ((highPrice - lowPrice) * (policy.amount - low)) / (high - low)
}
