import { medianOf } from './spans.ts'

/** Growth with prices taken out, a year each: 1.07 for 7%. */
export interface RealYears {
  readonly stocks: readonly number[]
  readonly bonds: readonly number[]
}
/** The share in stocks (0 to 1) at an age. */
export type StocksAtAge = (age: number) => number

/** "110 minus your age in stocks", kept within nothing and all. */
export const ageRule =
  (number: number): StocksAtAge =>
  (age) =>
    Math.min(1, Math.max(0, (number - age) / 100))

export interface SavingRecord {
  readonly starts: number
  /** What one unit put in at the start of each year came to, in the buying power of the start. */
  readonly worst: number
  readonly median: number
}

/**
 * One unit saved at the start of each of 40 years from age 25, in stocks and bonds by age, put back to the rule each year; for every year the
 * record lets it start in. No fees, no tax.
 */
export function savingByAge(real: RealYears, stocksAt: StocksAtAge, years = 40, firstAge = 25): SavingRecord {
  const ends = savingEnds(real, stocksAt, years, firstAge)
  return { starts: ends.length, worst: Math.min(...ends), median: medianOf(ends) }
}
/** What each start came to, in the order of the starts. */
export function savingEnds(real: RealYears, stocksAt: StocksAtAge, years = 40, firstAge = 25): readonly number[] {
  const ends: number[] = []
  for (let start = 0; start + years <= real.stocks.length; start++) {
    let worth = 0
    for (let year = 0; year < years; year++) {
      const share = stocksAt(firstAge + year)
      const growth =
        share * (real.stocks[start + year] ?? Number.NaN) + (1 - share) * (real.bonds[start + year] ?? Number.NaN)
      worth = (worth + 1) * growth
    }
    ends.push(worth)
  }
  return ends
}

export interface RebalanceRecord {
  readonly starts: number
  /** Share of the starts in which putting the mix back each year ended higher than letting it drift. */
  readonly higher: number
  /** Share in stocks at the end where nobody rebalanced: the one in the middle. */
  readonly drifted: number
}

/** A mix put back to its shares every year against the same mix left alone, over every stretch of so many years. */
export function rebalancedOrLeft(real: RealYears, stocksShare: number, years: number): RebalanceRecord {
  let higher = 0
  const drifted: number[] = []
  for (let start = 0; start + years <= real.stocks.length; start++) {
    let [kept, stocks, bonds] = [1, stocksShare, 1 - stocksShare]
    for (let year = start; year < start + years; year++) {
      const [s, b] = [real.stocks[year] ?? Number.NaN, real.bonds[year] ?? Number.NaN]
      kept *= stocksShare * s + (1 - stocksShare) * b
      stocks *= s
      bonds *= b
    }
    if (kept > stocks + bonds) higher += 1
    drifted.push(stocks / (stocks + bonds))
  }
  return { starts: drifted.length, higher: higher / drifted.length, drifted: medianOf(drifted) }
}
