import * as z from 'zod/mini'
import { exchangeSession } from './market-session.ts'

export const INSTRUMENT_KINDS = ['index', 'stock', 'etf', 'bond', 'rate', 'fx'] as const
/** Most points a sparkline carries, oldest first. */
export const MAX_HISTORY_POINTS = 32

/** What a symbol may look like, so that it can stand in a URL or a log line. */
export const symbolPattern = /^[A-Z0-9.^=-]{1,15}$/

const text = z.string().check(z.minLength(1), z.maxLength(120))
const finite = z.number()

/**
 * One line of the market screen. `price` is in `currency`, in percent for kind `rate`, or in index points for kind `index`.
 * `change` has the unit of `price`; `changePercent` is percent of the previous close (1.5 means 1.5 %).
 * `asOf` is the time of the price, not of the fetch. A null means the source did not say.
 */
export const instrument = z.object({
  symbol: z.string().check(z.regex(symbolPattern)),
  name: text,
  kind: z.enum(INSTRUMENT_KINDS),
  price: finite.check(z.gte(-100), z.lte(1e9)),
  change: z.nullable(finite),
  changePercent: z.nullable(finite),
  previousClose: z.nullable(finite),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  asOf: z.iso.datetime(),
  source: text,
  delayed: z.boolean(),
  /** The price of the end of a day's trading, not of a moment within it. */
  endOfDay: z.optional(z.boolean()),
  /** How late the price is told (minutes); null or left out: the source does not say. */
  delayMinutes: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1_440)))),
  sample: z.boolean(),
  stale: z.boolean(),
  history: z.array(finite).check(z.maxLength(MAX_HISTORY_POINTS)),
  explanation: z.optional(z.string().check(z.maxLength(600))),
})
export type Instrument = z.infer<typeof instrument>

/**
 * The market as last known. `stale` is true when the newest try failed and these are the last good values; `reason` then
 * says why in words for a visitor. `sample` is true when the figures are made up by the bundled market; `reason` then says why, where outside sources failed.
 */
export const marketSnapshot = z.object({
  timestamp: z.iso.datetime(),
  source: text,
  sample: z.boolean(),
  stale: z.boolean(),
  reason: z.nullable(z.string().check(z.maxLength(300))),
  instruments: z.array(instrument).check(z.maxLength(200)),
  /** Since when every try to read newer values from outside has failed; null or left out where the newest try did not. */
  failingSince: z.optional(z.nullable(z.iso.datetime())),
  /** Whether the exchange traded when this was taken; left out by nodes of an earlier release. */
  session: z.optional(exchangeSession),
})
export type MarketSnapshot = z.infer<typeof marketSnapshot>

const sequence = { seq: z.int().check(z.gte(0)), epoch: z.string().check(z.minLength(1), z.maxLength(64)) }

/** A snapshot with its place in line: within one `epoch`, a higher `seq` is newer; another `epoch` is a fresh start. */
export const sequencedSnapshot = z.object({ snapshot: marketSnapshot, ...sequence })
export type SequencedSnapshot = z.infer<typeof sequencedSnapshot>

/** Answer of `GET /api/v1/market`. */
export const marketAnswer = z.object({ timestamp: z.iso.datetime(), data: marketSnapshot, ...sequence })
export type MarketAnswer = z.infer<typeof marketAnswer>

/** Answer of `POST /api/refresh-market-data`; `refreshed` is false when the newest values were younger than the floor or the sources failed. */
export const refreshAnswer = z.object({
  refreshed: z.boolean(),
  timestamp: z.iso.datetime(),
  source: z.string(),
  stale: z.boolean(),
})
export type RefreshAnswer = z.infer<typeof refreshAnswer>
