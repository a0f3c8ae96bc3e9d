/**
 * Returns to live through, one path at a time: from history or drawn. Whoever simulates asks a source for a path by its number and
 * reads three arrays; where they come from no longer matters.
 */

/** Steps of a year. */
export type PerYear = 1 | 12

/** One path, by period. */
export interface Market {
  /** What one dollar in US stocks grows to in the period, dividends kept invested, in dollars of constant buying power: 1.07. */
  readonly stocks: Float64Array
  /** The same of ten-year Treasury bonds. */
  readonly bonds: Float64Array
  /** How many times prices are at the end of the period what they were at its start: 1.03. */
  readonly prices: Float64Array
}

/** Room for one path. It is filled again for the next. */
export const emptyMarket = (periods: number): Market => ({
  stocks: new Float64Array(periods),
  bonds: new Float64Array(periods),
  prices: new Float64Array(periods),
})

/** Paths by their numbers. The same number is always the same path, whoever asks and in whatever order. */
export interface PathSource {
  /** How many there are; draws have no end. */
  readonly paths: number
  /** Years or months of one path. */
  readonly periods: number
  readonly perYear: PerYear
  /** Writes the path of this number, from 0. Who reads no prices says so, and what stands there means nothing then. */
  readonly fill: (path: number, market: Market, reads?: 'returns' | 'all') => void
}

/** Which draws are wanted. */
export interface DrawsAsked {
  /** A whole number; the same seed gives the same paths on every machine. */
  readonly seed: number
  readonly years: number
  readonly perYear: PerYear
}
