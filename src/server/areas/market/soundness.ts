import * as z from 'zod'
import { type Instrument, instrument } from '#wire/market.ts'

const answer = z.object({ instruments: z.array(z.unknown()).min(1).max(200) })

/** A price this many times the last one (or this fraction of it) is a wrong unit, not news. */
const IMPLAUSIBLE_FACTOR = 20
/** A price may be this far ahead of our clock (milliseconds) before it is refused. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/**
 * Reads a provider's answer. Lines that break the schema, come twice, lie in the future, are not positive where a price must
 * be, or jump by an implausible factor from the last good value are left out. Returns an empty list when nothing is left;
 * never throws.
 */
export function soundInstruments(value: unknown, lastGood: readonly Instrument[], now: number): Instrument[] {
  const parsed = answer.safeParse(value)
  if (!parsed.success) return []
  const last = new Map(lastGood.map((entry) => [entry.symbol, entry.price]))
  const sound = new Map<string, Instrument>()
  for (const candidate of parsed.data.instruments) {
    const line = instrument.safeParse(candidate)
    if (!line.success) continue
    const { symbol, price, kind, asOf } = line.data
    if (sound.has(symbol)) continue
    if (kind !== 'rate' && price <= 0) continue
    if (Date.parse(asOf) > now + CLOCK_TOLERANCE_MS) continue
    if (kind !== 'rate' && isImplausible(price, last.get(symbol))) continue
    sound.set(symbol, line.data)
  }
  return [...sound.values()]
}

function isImplausible(price: number, before: number | undefined): boolean {
  if (before === undefined || before <= 0) return false
  const factor = price / before
  return factor > IMPLAUSIBLE_FACTOR || factor < 1 / IMPLAUSIBLE_FACTOR
}
