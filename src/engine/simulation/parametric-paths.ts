import type { DrawsAsked, Market, PathSource } from './draws.ts'
import { exactLog, toGrowth } from './exact-math.ts'
import { pastYears } from './january-windows.ts'
import { fillNormal } from './normal.ts'
import { randomState, seedPath } from './random.ts'

/** A list for stocks, bonds and prices, in this order. */
export type Triple = readonly [number, number, number]

/** How yearly growth is spread: the logarithms of growth are normal, one year independent of the next. */
export interface Spread {
  /** Average of the logarithm of a year's growth. */
  readonly means: Triple
  /** Its standard deviation. */
  readonly deviations: Triple
  /** Correlations of the logarithms: stocks with bonds, stocks with prices, bonds with prices; -1 to 1. */
  readonly correlations: Triple
}

/** Average and standard deviation of the logarithm, from the average yearly return and its standard deviation (decimals). */
export function logOf(average: number, deviation: number): { readonly mean: number; readonly deviation: number } {
  const variance = exactLog(1 + (deviation / (1 + average)) ** 2)
  return { mean: exactLog(1 + average) - variance / 2, deviation: Math.sqrt(variance) }
}

/** How the whole years of the record were spread. */
export function spreadOf(past: Market = pastYears): Spread {
  const logs = [past.stocks, past.bonds, past.prices].map((column) => Array.from(column, exactLog))
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const means = logs.map(mean)
  const covariance = (a: number, b: number) => {
    let sum = 0
    for (let i = 0; i < past.stocks.length; i++)
      sum += ((logs[a]?.[i] ?? 0) - (means[a] ?? 0)) * ((logs[b]?.[i] ?? 0) - (means[b] ?? 0))
    return sum / (past.stocks.length - 1)
  }
  const deviations = [0, 1, 2].map((one) => Math.sqrt(covariance(one, one)))
  const correlation = (a: number, b: number) => covariance(a, b) / ((deviations[a] ?? 1) * (deviations[b] ?? 1))
  return {
    means: means as unknown as Triple,
    deviations: deviations as unknown as Triple,
    correlations: [correlation(0, 1), correlation(0, 2), correlation(1, 2)],
  }
}

/**
 * Lower triangle whose product with its own transpose is the correlation matrix (Cholesky). Refuses correlations that no three
 * variables can have.
 */
export function triangleOf([ab, ac, bc]: Triple): readonly [Triple, Triple, Triple] {
  const b = Math.sqrt(1 - ab * ab)
  const cb = b === 0 ? 0 : (bc - ab * ac) / b
  const rest = 1 - ac * ac - cb * cb
  if (!(rest >= -1e-12) || (b === 0 && Math.abs(bc - ab * ac) > 1e-12))
    throw new RangeError('correlations that cannot be had together')
  return [
    [1, 0, 0],
    [ab, b, 0],
    [ac, cb, Math.sqrt(Math.max(0, rest))],
  ]
}

/** Paths drawn from a spread. Months are drawn with a twelfth of the mean and of the variance of a year. */
export function parametricPaths({ seed, years, perYear }: DrawsAsked, spread: Spread = spreadOf()): PathSource {
  const periods = years * perYear
  const [, [ba, bb], [ca, cb, cc]] = triangleOf(spread.correlations)
  const [stockMean, bondMean, priceMean] = spread.means.map((mean) => mean / perYear) as unknown as Triple
  const root = Math.sqrt(perYear)
  const [stockSwing, bondSwing, priceSwing] = spread.deviations.map((one) => one / root) as unknown as Triple
  const [bondA, bondB] = [bondSwing * ba, bondSwing * bb]
  const [priceA, priceB, priceC] = [priceSwing * ca, priceSwing * cb, priceSwing * cc]
  const state = randomState()
  const normal = new Float64Array(3 * periods)
  return {
    paths: Number.POSITIVE_INFINITY,
    periods,
    perYear,
    fill: (path, { stocks, bonds, prices }, reads = 'all') => {
      seedPath(state, seed, path)
      fillNormal(state, normal)
      for (let period = 0, i = 0; period < periods; period++, i += 3) {
        const a = normal[i] as number
        const b = normal[i + 1] as number
        stocks[period] = stockMean + stockSwing * a
        bonds[period] = bondMean + (bondA * a + bondB * b)
        prices[period] = priceMean + (priceA * a + priceB * b + priceC * (normal[i + 2] as number))
      }
      toGrowth(stocks, periods)
      toGrowth(bonds, periods)
      if (reads === 'all') toGrowth(prices, periods)
    },
  }
}
