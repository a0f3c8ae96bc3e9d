import * as z from 'zod'
import { type Instrument, instrument } from '#wire/market.ts'

const answer = z.object({ instruments: z.array(z.unknown()).min(1).max(200) })

const DAY_MS = 86_400_000
/** A price may be this far ahead of our clock (milliseconds) before it is refused. */
const AHEAD_MS = 5 * 60_000
/** A price older than this is no news: markets close for days, and some rates are published once a month (milliseconds). */
const OLDEST_MS = 10 * DAY_MS
const OLDEST_RATE_MS = 45 * DAY_MS

/** The time as it may really be, in milliseconds since 1970; see `likelyTimes`. */
export interface LikelyNow {
  readonly earliest: number
  readonly latest: number
}

/**
 * Reads a provider's answer. Lines that break the schema, come twice, are not positive where a price must be, or are told of a time that
 * lies in the future or too far back (1970 is what no time reads as) are left out. Returns an empty list when nothing is left; never throws.
 */
export function soundInstruments(value: unknown, now: LikelyNow): Instrument[] {
  const parsed = answer.safeParse(value)
  if (!parsed.success) return []
  const sound = new Map<string, Instrument>()
  for (const candidate of parsed.data.instruments) {
    const line = instrument.safeParse(candidate)
    if (!line.success) continue
    const { symbol, price, kind } = line.data
    if (sound.has(symbol) || (kind !== 'rate' && price <= 0) || !isTimely(line.data, now)) continue
    sound.set(symbol, line.data)
  }
  return [...sound.values()]
}

function isTimely({ asOf, kind }: Instrument, { earliest, latest }: LikelyNow): boolean {
  const at = Date.parse(asOf)
  return at <= latest + AHEAD_MS && at >= earliest - (kind === 'rate' ? OLDEST_RATE_MS : OLDEST_MS)
}
