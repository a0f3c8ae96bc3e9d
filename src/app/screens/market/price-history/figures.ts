/** What a stretch of daily prices says. */

import type { Table } from '#calculators/kit/presentation.ts'
import { american } from '#calculators/kit/say.ts'
import type { Candle, MarketHistory } from '#wire/market-history.ts'
import type { PriceFigures } from './shapes.ts'
import { words } from './words.ts'

/** Rates, and prices that were at or under zero, have no growth in percent. */
const isRate = ({ kind, candles }: Pick<MarketHistory, 'kind' | 'candles'>): boolean =>
  kind === 'rate' || candles.some(({ close }) => close <= 0)

/** By closes. Null for fewer than two days: one price says nothing about a stretch. */
export function priceFigures(history: Pick<MarketHistory, 'kind' | 'candles'>): PriceFigures | null {
  const { candles } = history
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last || candles.length < 2) return null
  const rate = isRate(history)
  let [lowest, highest, top] = [first, first, first]
  let fall: PriceFigures['fall'] = null
  for (const day of candles) {
    if (day.close < lowest.close) lowest = day
    if (day.close > highest.close) highest = day
    if (day.close > top.close) top = day
    const depth = rate ? 0 : 1 - day.close / top.close
    if (depth > (fall?.depth ?? 0)) fall = { depth, from: top, to: day }
  }
  const paid = candles.slice(1).some(({ dividend }) => dividend > 0)
  const [from, to] = [first.adjusted, last.adjusted]
  return {
    first,
    last,
    change: rate ? last.close - first.close : last.close / first.close - 1,
    withDividends: !rate && paid && from !== null && from > 0 && to !== null ? to / from - 1 : null,
    lowest,
    highest,
    fall,
  }
}

/** Whether each day's opening, high and low are known, so that candles can be drawn. */
export const hasCandles = (candles: readonly Candle[]): boolean =>
  candles.every(({ open, high, low }) => open !== null && high !== null && low !== null)

/** Every day, newest first, as numbers for a file. The close comes first: it is what everybody asks for. */
export function priceTable({ name, candles, kind }: Pick<MarketHistory, 'name' | 'candles' | 'kind'>): Table {
  const unit = kind === 'rate' ? 'percent' : kind === 'fx' ? 'rate' : kind === 'index' ? 'ratio' : 'cents'
  const { date, open, high, low, close, dividend } = words.columns
  const full = hasCandles(candles)
  const paid = hasDividends(candles)
  const price = (label: string) => ({ label, unit }) as const
  return {
    key: 'prices',
    title: words.table(name),
    columns: [
      { label: date, unit: 'date' },
      price(close),
      ...(full ? [price(open), price(high), price(low)] : []),
      ...(paid ? [{ label: dividend, unit: 'price' } as const] : []),
    ],
    rows: candles
      .toReversed()
      .map((day) => [
        american.dateShort(day.date),
        day.close,
        ...(full ? [day.open, day.high, day.low] : []),
        ...(paid ? [day.dividend || null] : []),
      ]),
  }
}

export const hasDividends = (candles: readonly Candle[]): boolean => candles.some(({ dividend }) => dividend > 0)
