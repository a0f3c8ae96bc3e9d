import * as z from 'zod/mini'
import { INSTRUMENT_KINDS, symbolPattern } from './market.ts'
import { freshness } from './market-freshness.ts'

/** How far back: months or years before the newest day. */
export const HISTORY_RANGES = ['1m', '3m', '6m', '1y', '5y', '10y'] as const
export type HistoryRange = (typeof HISTORY_RANGES)[number]

/** Days in one answer at most: ten years of a market that never closes. */
export const MOST_CANDLES = 3_700

const price = z.number().check(z.gte(-100), z.lte(1e9))

/**
 * One day of trading. `close` is the price of that day in shares of today (splits taken out, dividends not); `adjusted` has dividends taken out too, so that its
 * growth is the growth with dividends put back in; null where the source does not say. `dividend` is what was paid that day for a share of today (splits taken out,
 * like `close`), `split` how many shares one became (1: none).
 */
export const candle = z.object({
  date: z.iso.date(),
  open: z.nullable(price),
  high: z.nullable(price),
  low: z.nullable(price),
  close: price,
  adjusted: z.nullable(price),
  volume: z.nullable(z.number().check(z.gte(0), z.lte(1e15))),
  dividend: z.number().check(z.gte(0), z.lte(1e6)),
  split: z.number().check(z.gt(0), z.lte(1e4)),
})
export type Candle = z.infer<typeof candle>

/** Answer of `GET /api/v1/market/history?symbol=…&range=…`: daily prices, oldest first. `sample` ones are made up by the bundled market. */
export const marketHistory = z.object({
  ...freshness,
  symbol: z.string().check(z.regex(symbolPattern)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: z.enum(INSTRUMENT_KINDS),
  range: z.enum(HISTORY_RANGES),
  interval: z.literal('day'),
  sample: z.boolean(),
  candles: z.array(candle).check(z.minLength(1), z.maxLength(MOST_CANDLES)),
})
export type MarketHistory = z.infer<typeof marketHistory>

/** What follows the question mark. */
export const historyQuery = z.object({
  symbol: z.string().check(z.regex(symbolPattern)),
  range: z._default(z.enum(HISTORY_RANGES), '1y'),
})
