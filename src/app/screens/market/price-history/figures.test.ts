import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Candle, MarketHistory } from '#wire/market-history.ts'
import { hasCandles, priceFigures, priceTable } from './figures.ts'
import { candleOf } from './shapes.ts'
import { words } from './words.ts'

const day = (at: number): string => new Date(Date.UTC(2000, 0, 3 + at)).toISOString().slice(0, 10)
const candle = (at: number, close: number, more: Partial<Candle> = {}): Candle => ({
  date: day(at),
  open: close,
  high: close,
  low: close,
  close,
  adjusted: null,
  volume: null,
  dividend: 0,
  split: 1,
  ...more,
})
const of = (closes: readonly number[], kind: MarketHistory['kind'] = 'stock') => ({
  kind,
  candles: closes.map((close, at) => candle(at, close)),
})
const about = { kind: 'stock', name: 'Example Corp', currency: 'USD' } as const

describe('a stretch of prices', () => {
  test('from 100 up to 120, down to 90, up to 110: 10% more, a fall of a quarter between the second day and the third', () => {
    const figures = priceFigures(of([100, 120, 90, 110]))
    expect(figures?.change).toBeCloseTo(0.1, 12)
    expect(figures?.lowest.close).toBe(90)
    expect(figures?.highest.date).toBe(day(1))
    expect(figures?.fall?.depth).toBeCloseTo(0.25, 12)
    expect([figures?.fall?.from.date, figures?.fall?.to.date]).toEqual([day(1), day(2)])
  })

  test('a price that only rose had no fall; one day is no stretch; none neither', () => {
    expect(priceFigures(of([1, 2, 3]))?.fall).toBeNull()
    expect(priceFigures(of([5]))).toBeNull()
    expect(priceFigures(of([]))).toBeNull()
  })

  test('a rate moves in points, and so does anything at or under zero', () => {
    expect(priceFigures(of([4, 4.25], 'rate'))?.change).toBeCloseTo(0.25, 12)
    expect(priceFigures(of([-1, 2]))?.change).toBe(3)
    expect(priceFigures(of([4, 2], 'rate'))?.fall).toBeNull()
  })

  test('dividends count only where some were paid after the first day and the source gives both ends', () => {
    const paid = (last: number | null) => ({
      kind: 'stock' as const,
      candles: [candle(0, 100, { adjusted: 90 }), candle(1, 105, { adjusted: last, dividend: 10 })],
    })
    expect(priceFigures(paid(105))?.withDividends).toBeCloseTo(105 / 90 - 1, 12)
    expect(priceFigures(paid(null))?.withDividends).toBeNull()
    expect(priceFigures(of([100, 105]))?.withDividends).toBeNull()
  })

  test('against brute force over every pair of days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 40 }), (closes) => {
        const figures = priceFigures(of(closes))
        const falls = closes.flatMap((top, i) => closes.slice(i).map((low) => 1 - low / top))
        expect(figures?.fall?.depth ?? 0).toBeCloseTo(Math.max(0, ...falls), 12)
        expect(figures?.lowest.close).toBe(Math.min(...closes))
        expect(figures?.highest.close).toBe(Math.max(...closes))
      }),
    )
  })
})

describe('its table and its candles', () => {
  test('newest first; opening, high and low only where every day has them; dividends only where one was paid', () => {
    const plain = priceTable({ name: 'Example Corp', ...of([1, 2]) })
    expect(plain.columns.map(({ label }) => label)).toEqual(['Date', 'Close', 'Open', 'High', 'Low'])
    expect(plain.rows.map(([date]) => date)).toEqual(['Jan 4, 2000', 'Jan 3, 2000'])
    const candles = [candle(0, 1, { open: null }), candle(1, 2, { dividend: 0.5 })]
    expect(hasCandles(candles)).toBe(false)
    expect(candleOf(candle(0, 1, { open: null }))).toBeNull()
    expect(priceTable({ name: 'Example Corp', kind: 'stock', candles }).rows).toEqual([
      ['Jan 4, 2000', 2, 0.5],
      ['Jan 3, 2000', 1, null],
    ])
  })
})

describe('what is said', () => {
  const said = (closes: readonly number[], kind: MarketHistory['kind'] = 'stock') => {
    const figures = priceFigures(of(closes, kind))
    return figures ? words.headline({ ...about, kind }, figures) : ''
  }
  test.each([
    [[100, 110], 'stock', 'closed at $110.00 on Jan 4, 2000, 10% more than on Jan 3, 2000'],
    [[100, 90], 'stock', '10% less than on'],
    [[100, 100], 'stock', 'about the same as on'],
    [[4, 4.25], 'rate', 'closed at 4.25% on Jan 4, 2000, 0.25 points higher than on'],
    [[5, 4], 'rate', '1 point lower than on'],
    [[4, 4], 'rate', 'the same as on'],
    [[1.08, 1.1], 'fx', 'closed at 1.1000 on'],
  ] as const)('%j of a %s', (closes, kind, text) => {
    expect(said(closes, kind)).toContain(text)
  })
})
