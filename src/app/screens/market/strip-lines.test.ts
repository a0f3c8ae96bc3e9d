import { expect, test } from 'vitest'
import type { Instrument } from '#wire/market.ts'
import { MOST_WATCHED, marksText, stripLines, toggledLine } from './strip-lines.ts'

const line = (symbol: string, kind: Instrument['kind']): Instrument => ({
  symbol,
  name: symbol,
  kind,
  price: 1,
  change: null,
  changePercent: null,
  previousClose: null,
  currency: 'USD',
  asOf: '2026-11-20T21:00:00.000Z',
  source: 'a source',
  delayed: false,
  sample: false,
  stale: false,
  history: [],
})
const market = [
  line('I1', 'index'),
  line('S1', 'stock'),
  line('I2', 'index'),
  line('I3', 'index'),
  line('I4', 'index'),
  line('R1', 'rate'),
  line('R2', 'rate'),
]
const symbols = (lines: readonly Instrument[]) => lines.map(({ symbol }) => symbol).join(' ')

test('without a choice: three indices, then yields', () => {
  expect(symbols(stripLines(market, []))).toBe('I1 I2 I3 R1 R2')
  expect(symbols(stripLines(market.slice(1, 2), []))).toBe('S1')
  expect(symbols(stripLines([], ['I1']))).toBe('')
})
test('what is watched, in the order of the market; what it no longer has is passed over', () => {
  expect(symbols(stripLines(market, ['R2', 'S1', 'GONE']))).toBe('S1 R2')
  expect(symbols(stripLines(market, ['GONE']))).toBe('I1 I2 I3 R1 R2')
})
test('a tick adds or takes away, and no more than fit', () => {
  expect(toggledLine(['I1', 'R1'], 'S1')).toEqual(['I1', 'R1', 'S1'])
  expect(toggledLine(['I1', 'R1'], 'I1')).toEqual(['R1'])
  const full = Array.from({ length: MOST_WATCHED }, (_, i) => `F${i}`)
  expect(toggledLine(full, 'S1')).toEqual(full)
})

test.each([
  [{}, 'a source'],
  [{ sample: true }, 'sample data'],
  [{ delayed: true }, 'a source · delayed'],
  [{ delayed: true, delayMinutes: 15 }, 'a source · delayed 15 min'],
  [{ endOfDay: true, delayed: true, stale: true }, 'a source · end of day · not current'],
])('%o says %s', (change, text) => expect(marksText({ ...line('I1', 'index'), ...change })).toBe(text))
