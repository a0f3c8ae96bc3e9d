import type { Candle, MarketHistory } from '#wire/market-history.ts'
import { priceText } from '../price-text.ts'

/** A price of a market as it reads there; money is the dollar's where its source names none. */
export const priceOf = ({ kind, currency }: Pick<MarketHistory, 'kind' | 'currency'>, price: number): string =>
  priceText({ kind, price, currency: currency ?? 'USD' })

/** What a stretch of daily prices says. */
export interface PriceFigures {
  readonly first: Candle
  readonly last: Candle
  /** From the first close to the last: a fraction of the first, or points where the line is a rate. */
  readonly change: number
  /** The same with dividends put back in (fraction); null where the source does not say, or nothing was paid. */
  readonly withDividends: number | null
  readonly lowest: Candle
  readonly highest: Candle
  /** The deepest fall from a close to a later one (fraction, above 0) with its two days; null where none fell, and for a rate. */
  readonly fall: { readonly depth: number; readonly from: Candle; readonly to: Candle } | null
}

/** How days are drawn. */
export type Style = 'line' | 'candles'

/** What candles are drawn from; a day whose opening, high or low is not known has none. */
export const candleOf = ({ date, open, high, low, close }: Candle) =>
  open === null || high === null || low === null ? null : { time: date, open, high, low, close }
