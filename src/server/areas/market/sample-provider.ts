import type { Instrument } from '#wire/market.ts'
import type { Candle } from '#wire/market-history.ts'
import type { Provider } from './provider.ts'
import { type SampleInstrument, sampleInstruments } from './sample-instruments.ts'
import { isTradingDay } from './session.ts'

/** The sample clock ticks every ten seconds (milliseconds). */
export const SAMPLE_TICK_MS = 10_000
const TICKS_PER_DAY = 86_400_000 / SAMPLE_TICK_MS
const HISTORY_POINTS = 32
const TICKS_PER_POINT = 90
/** Detail of the walk: the slowest wave lasts 2^20 ticks (about four months), the quickest one tick. */
const LEVELS = 20

/**
 * The bundled market: invented companies whose prices follow a random walk that depends on nothing but the seed and the tick,
 * so two nodes, or two runs, show the same figures at the same time. Every line says `sample: true`.
 */
export function sampleProvider(seed: number): Provider {
  return {
    id: 'sample',
    title: 'Sample data',
    url: null,
    hosts: [],
    limits: { perMinute: null, perDay: null },
    terms: { text: 'Made up here.', url: null },
    abilities: {
      quotes: async ({ now }) => ({ instruments: sampleMarket(seed, Math.floor(now / SAMPLE_TICK_MS)) }),
      history: async ({ symbol, now }) => ({ currency: 'USD', candles: sampleCandles(seed, symbol, now) }),
    },
  }
}

/** Days of history: somewhat more than ten years. */
const DAYS = 3_670
/** Ticks of a day at which its highest and lowest price are looked for. */
const LOOKS = 8

/** The days of a sample symbol that are over, oldest first; none for a symbol that is no sample. Its prices move at any hour, so that the live page can be tried; its days are those on which the exchange trades. Nothing in it pays or splits. */
function sampleCandles(seed: number, symbol: string, now: number): Candle[] {
  const index = sampleInstruments.findIndex((entry) => entry.symbol === symbol)
  const entry = sampleInstruments[index]
  if (!entry) return []
  const own = seed + index * 7_919
  const today = Math.floor(now / SAMPLE_TICK_MS / TICKS_PER_DAY)
  return Array.from({ length: DAYS }, (_, at) => today - DAYS + at).flatMap((day) => {
    const date = new Date(day * TICKS_PER_DAY * SAMPLE_TICK_MS).toISOString().slice(0, 10)
    if (!isTradingDay(date)) return []
    const prices = Array.from({ length: LOOKS + 1 }, (__, look) =>
      priceAt(entry, own, day * TICKS_PER_DAY + Math.round((look * TICKS_PER_DAY) / LOOKS)),
    )
    const close = prices.at(-1) ?? 0
    return {
      date,
      open: prices[0] ?? null,
      high: Math.max(...prices),
      low: Math.min(...prices),
      close,
      adjusted: close,
      volume: null,
      dividend: 0,
      split: 1,
    }
  })
}

/** All sample lines at one tick of the sample clock (ticks of ten seconds since 1970). */
export function sampleMarket(seed: number, tick: number): Instrument[] {
  return sampleInstruments.map((entry, index) => sampleLine(entry, seed + index * 7_919, tick))
}

function sampleLine(entry: SampleInstrument, seed: number, tick: number): Instrument {
  const price = priceAt(entry, seed, tick)
  const previousClose = priceAt(entry, seed, Math.floor(tick / TICKS_PER_DAY) * TICKS_PER_DAY)
  const change = round(price - previousClose)
  return {
    symbol: entry.symbol,
    name: entry.name,
    kind: entry.kind,
    price,
    change,
    changePercent: round((change / previousClose) * 100),
    previousClose,
    currency: 'USD',
    asOf: new Date(tick * SAMPLE_TICK_MS).toISOString(),
    source: 'Sample data',
    delayed: false,
    sample: true,
    stale: false,
    history: Array.from({ length: HISTORY_POINTS }, (_, point) =>
      priceAt(entry, seed, tick - (HISTORY_POINTS - 1 - point) * TICKS_PER_POINT),
    ),
    explanation: entry.explanation,
  }
}

function priceAt(entry: SampleInstrument, seed: number, tick: number): number {
  return round(entry.price * Math.exp(entry.swing * walk(seed, tick)))
}

/**
 * A random walk that can be entered at any tick: Paul Lévy's construction, a sum of broken lines, each twice as fine as the one
 * before and lower by the square root of two. Stays within about plus or minus 3.5.
 */
function walk(seed: number, tick: number): number {
  let sum = 0
  for (let level = 0; level <= LEVELS; level += 1) {
    const length = 2 ** (LEVELS - level)
    const knot = Math.floor(tick / length)
    const part = tick / length - knot
    const here = chance(seed, level, knot)
    sum += 2 ** (-level / 2) * (here + (chance(seed, level, knot + 1) - here) * part)
  }
  return sum
}

/** An even draw in [-1, 1) that depends on its three numbers alone (the finishing steps of MurmurHash3). */
function chance(seed: number, level: number, knot: number): number {
  let hash = Math.imul(seed ^ Math.imul(level + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(knot, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1
}

function round(value: number): number {
  return Math.round(value * 100) / 100 || 0
}
