import { expect, test } from 'vitest'
import type { Instrument } from '#wire/market.ts'
import { changeText, clockText, directionOf, priceText, sortLines, sparkPoints, timeText } from './price-text.ts'

test('each kind has its own form', () => {
  expect(priceText({ kind: 'index', price: 4820.5, currency: 'USD' })).toBe('4,820.50')
  expect(priceText({ kind: 'stock', price: 64.2, currency: 'USD' })).toBe('$64.20')
  expect(priceText({ kind: 'rate', price: 6.5, currency: 'USD' })).toBe('6.5%')
  expect(priceText({ kind: 'fx', price: 1.08, currency: 'USD' })).toBe('1.0800')
})

test('a change says its sign in the text, not by color alone', () => {
  expect(changeText({ kind: 'stock', change: 1.5, changePercent: 2 })).toBe('+1.50 (+2.00%)')
  expect(changeText({ kind: 'stock', change: -1.5, changePercent: null })).toBe('−1.50')
  expect(changeText({ kind: 'rate', change: 0.25, changePercent: 4 })).toBe('+0.25 points')
  expect(changeText({ kind: 'stock', change: null, changePercent: null })).toBeNull()
  expect(directionOf({ change: null, changePercent: -1 })).toBe(-1)
  expect(directionOf({ change: 0, changePercent: 0 })).toBe(0)
})

test('a time of today shows the clock alone, another day its date too; day and clock are those of New York', () => {
  const now = new Date('2026-11-22T04:30:00Z')
  expect(clockText('2026-11-21T14:05:07Z', now)).toBe('9:05:07 AM')
  expect(clockText('2026-11-22T04:00:00Z', now)).toBe('11:00:00 PM')
  expect(clockText('2026-11-20T21:00:00Z', now)).toBe('Nov 20, 2026, 4:00:00 PM')
  expect(clockText('2026-07-01T16:00:00Z', now)).toBe('Jul 1, 2026, 12:00:00 PM')
  expect(clockText('soon', now)).toBe('unknown')
  expect(timeText('2026-11-21T14:05:07Z', now)).toBe('9:05:07 AM ET')
})

test('sorting keeps lines without a change last, both ways', () => {
  const line = (name: string, changePercent: number | null) =>
    ({ name, price: 1, change: null, changePercent }) as Instrument
  const lines = [line('b', null), line('a', -1), line('c', 2)]
  expect(sortLines(lines, 'change', true).map((one) => one.name)).toEqual(['c', 'a', 'b'])
  expect(sortLines(lines, 'change', false).map((one) => one.name)).toEqual(['a', 'c', 'b'])
  expect(sortLines(lines, 'name', false).map((one) => one.name)).toEqual(['a', 'b', 'c'])
  expect(sortLines(lines, 'listed', true)).toBe(lines)
})

test('a sparkline spans its box; a flat one runs through the middle', () => {
  expect(sparkPoints([1, 3, 2], 100, 20)).toBe('0.0,20.0 50.0,0.0 100.0,10.0')
  expect(sparkPoints([5, 5], 100, 20)).toBe('0.0,10.0 100.0,10.0')
  expect(sparkPoints([5], 100, 20)).toBe('')
})
