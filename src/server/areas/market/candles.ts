import type { Instrument } from '#wire/market.ts'
import type { Candle } from '#wire/market-history.ts'

/** A price this many times its neighbours on both sides, or so small a part of them, is a wrong unit for a day and no price. */
const SPIKE = 4
/** How far two readings of one day may lie apart and be the same (parts of one). */
const SAME = 0.002

/** Days oldest first, each once, without prices that cannot be: none above zero where a price must be, or a jump that is gone the next day. */
export function soundCandles(candles: readonly Candle[], kind: Instrument['kind']): Candle[] {
  const byDay = new Map(candles.map((one) => [one.date, one]))
  const ordered = [...byDay.values()]
    .filter(({ close }) => kind === 'rate' || close > 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  if (kind === 'rate') return ordered
  const sound: Candle[] = []
  for (const [at, one] of ordered.entries())
    if (!isSpike(sound.at(-1)?.close, one.close, ordered[at + 1]?.close)) sound.push(one)
  return sound
}

/** The newest day has nobody after it to judge it by: the one before it must do. */
function isSpike(before: number | undefined, price: number, after: number | undefined): boolean {
  const neighbours = [before, after].filter((one) => one !== undefined)
  if (neighbours.length === 0) return false
  return neighbours.every((one) => price > one * SPIKE) || neighbours.every((one) => price < one / SPIKE)
}

/** Whether newer days tell the same of the days both have: prices alike, and dividends taken out alike. Two without a day in common do not. */
export function isOneStory(old: readonly Candle[], newer: readonly Candle[]): boolean {
  const byDay = new Map(newer.map((one) => [one.date, one]))
  const common = old.flatMap((one) => {
    const again = byDay.get(one.date)
    return again ? [[one, again] as const] : []
  })
  return common.length > 0 && common.every(([a, b]) => isLike(a.close, b.close) && isLike(a.adjusted, b.adjusted))
}

function isLike(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b
  return Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b))
}
