import { describe, expect, test } from 'vitest'
import type { Instrument, MarketSnapshot } from '#wire/market.ts'
import { wordsPattern } from '#wire/market-search.ts'
import { matchingLines } from '#wire/symbol-match.ts'
import { withFollowed } from './use-followed-market.ts'

const line = (symbol: string, name: string, more: Partial<Instrument> = {}): Instrument => ({
  symbol,
  name,
  kind: 'stock',
  price: 10,
  change: null,
  changePercent: null,
  previousClose: null,
  currency: 'USD',
  asOf: '2026-11-20T17:00:00Z',
  source: 'Outside',
  delayed: false,
  sample: false,
  stale: false,
  history: [],
  ...more,
})
const lines = [
  line('GOLDB', 'Golden Bakery'),
  line('GLD', 'Gold (GLD)'),
  line('BND', 'US bonds, whole market (BND)'),
  line('MARI', 'Marigold Flowers'),
  line('B', 'Bond & Sons'),
]
const found = (typed: string) => matchingLines(lines, typed).map(({ symbol }) => symbol)

describe('lines of our own list', () => {
  test('the symbol itself first, then symbols that begin so, then words of a name, then letters within one', () => {
    expect(found('gld')).toEqual(['GLD'])
    expect(found('gold')).toEqual(['GOLDB', 'GLD', 'MARI'])
    expect(found('b')).toEqual(['B', 'BND', 'GOLDB'])
  })
  test('all words must be there, in any order and case; without words nothing is found', () => {
    expect(found(' WHOLE  bond ')).toEqual(['BND'])
    expect(found('gold bonds')).toEqual([])
    expect(found('   ')).toEqual([])
    expect(found('.*')).toEqual([])
  })
})

test('words may hold what stands in names, and nothing that could be read as something else', () => {
  for (const fine of ['AT&T', 'McDonald’s', 'BRK.B', '^GSPC', 'EURUSD=X', 'Nestlé', '3M', '日本'])
    expect(fine).toMatch(wordsPattern)
  for (const odd of ['<b>', 'a;b', 'a"b', 'a\nb', 'a\u0000', 'a\u202eb', '{x}', '%00'])
    expect(odd).not.toMatch(wordsPattern)
})

describe('followed symbols behind the lines of the market', () => {
  const snapshot: MarketSnapshot = {
    timestamp: '2026-11-20T17:00:00Z',
    source: 'Outside',
    sample: false,
    stale: false,
    reason: null,
    instruments: lines,
  }
  const symbols = [{ symbol: 'EXWI', name: 'Example', kind: 'stock' as const }]
  const answer = (...instruments: Instrument[]) => ({
    timestamp: snapshot.timestamp,
    lines: instruments,
    missing: [],
    reason: null,
    failingSince: null,
  })
  const shown = (...args: Parameters<typeof withFollowed>) =>
    withFollowed(...args)
      ?.instruments.slice(lines.length)
      .map(({ symbol, stale }) => [symbol, stale])

  test('stand once, and only while they are followed', () => {
    const told = answer(line('EXWI', 'Example'), line('GLD', 'Gold'), line('GONE', 'No longer followed'))
    expect(shown(snapshot, symbols, told, false)).toEqual([['EXWI', false]])
    expect(withFollowed(snapshot, [], told, false)).toBe(snapshot)
    expect(withFollowed(snapshot, symbols, undefined, false)).toBe(snapshot)
    expect(withFollowed(null, symbols, told, false)).toBeNull()
  })
  test('are marked as not current where the server does not answer any more', () => {
    expect(shown(snapshot, symbols, answer(line('EXWI', 'Example')), true)).toEqual([['EXWI', true]])
  })
})
