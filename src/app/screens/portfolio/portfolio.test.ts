import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pastFund, placeOf } from '#engine/investing/past-fund.ts'
import { mixRange } from '#engine/portfolio/mix-range.ts'
import { bookOf } from '#engine/portfolio/paper/entries.ts'
import {
  advance,
  knownOf,
  type Moment,
  moveCash,
  newPortfolio,
  type PaperPortfolio,
} from '#engine/portfolio/paper/portfolio.ts'
import { rebalancings } from '#engine/portfolio/rebalancing.ts'
import { choiceKeys, startsOf, travelYears } from '#engine/portfolio/travel.ts'
import { fetchLongRecord } from '#facts/series/long-record-on-demand.ts'
import { travelLengths } from '../../state/time-travel.ts'
import { type Asked, askedIn, assetKeys, hashOf, parts, presets, spans, startingAsked, totalOf } from './asked.ts'
import { firstRange } from './first-range.precomputed.ts'
import { mixAnswer } from './mix-answer.ts'
import { heldIn, mixRecord, rangeOf } from './mix-record.ts'
import { rangeAsked, rangeKey } from './range-asked.ts'
import { pastTable } from './travel-past.ts'
import { tripOf } from './trip.ts'

const record = await fetchLongRecord()
const see = (part: Partial<Asked>) => mixAnswer(record, { ...startingAsked, ...part })

const anyMix = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }).map((cuts) => {
  const [a = 0, b = 0, c = 0] = cuts.toSorted((x, y) => x - y)
  return { stocks: a, bonds: b - a, bills: c - b, gold: 100 - c }
})
const anyYear = fc.option(fc.integer({ min: 1000, max: 2400 }), { nil: null })
const anyAsked: fc.Arbitrary<Asked> = fc.record({
  part: fc.constantFrom(...parts),
  mix: anyMix,
  amount: fc.integer({ min: 0, max: 1e8 }),
  monthly: fc.integer({ min: -1e6, max: 1e6 }),
  rises: fc.boolean(),
  fee: fc.integer({ min: 0, max: 500 }).map((n) => n / 100),
  rebalance: fc.constantFrom(...rebalancings),
  from: anyYear,
  to: anyYear,
  dollars: fc.constantFrom('nominal', 'real'),
  span: fc.constantFrom(...spans),
  method: fc.constantFrom('past', 'drawn'),
})

describe('what is asked', () => {
  test('comes back from the address as it went in; the start is an empty one', () => {
    expect(hashOf(startingAsked)).toBe('')
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(askedIn({ hash: `#${hashOf(asked)}` })).toEqual(asked)
      }),
    )
  })
  test('whatever stands in the address is a whole mix and a question that can be answered', () => {
    for (const hash of ['#mix=50-50-50-0', '#mix=1e2-0-0-0', '#mix=&amount=-1&fee=99&from=x&span=7', '#__proto__=1'])
      expect(askedIn({ hash })).toEqual(startingAsked)
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(totalOf(askedIn({ hash: `#${text}` }).mix)).toBe(100)
      }),
    )
  })
  test('every preset is whole', () => {
    for (const mix of Object.values(presets)) expect(totalOf(mix)).toBe(100)
  })
})

describe('the answer about a mix', () => {
  test('is the growth that the balanced fund of other pages has over the same months', () => {
    const { charts } = see({ from: 1950, to: 2000, fee: 0.1 })
    const fund = pastFund(0.6, 0.001).nominal
    const growth = (fund[placeOf('2000-01')] ?? 0) / (fund[placeOf('1950-01')] ?? 1)
    expect((charts[0]?.series[0]?.values.at(-1) ?? 0) / 10_000).toBeCloseTo(growth, 9)
  })
  test('whatever is asked, every number of every chart and table is finite and the headline fits two lines', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { headline, charts, compared, falls, lines, rests } = mixAnswer(record, asked)
        expect(headline.length).toBeLessThanOrEqual(140)
        expect([headline, rests, ...lines].join()).not.toMatch(/NaN|Infinity|undefined|null/)
        for (const chart of charts)
          for (const { values } of chart.series) {
            expect(values).toHaveLength(chart.x.values.length)
            expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true)
          }
        for (const cell of [...compared.rows, ...falls.rows].flat())
          expect(typeof cell === 'number' ? Number.isFinite(cell) : true).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
  test('a mix begins where the numbers of all it holds do, and says whose are missing', () => {
    const gold = { stocks: 50, bonds: 0, bills: 0, gold: 50 }
    expect(see({ mix: gold, from: 1900 }).notes).toContain('Our numbers for gold begin in 1960, so the test does too.')
    expect(see({ mix: gold, from: 1990 }).notes).toEqual([])
    expect(mixRecord(record, ['stocks', 'bills']).last).toBe('2025-12')
    expect(see({ mix: presets['four-parts'] }).notes[0]).toContain('December 2025')
  })
  test('a range is at least a year, whatever years are asked', () => {
    const own = mixRecord(record, heldIn(presets['sixty-forty']))
    fc.assert(
      fc.property(anyYear, anyYear, (from, to) => {
        expect(rangeOf(own, { from, to }).months.prices.length).toBeGreaterThanOrEqual(12)
      }),
    )
  })
  test('what is taken out is counted as taken out, what is added as put in', () => {
    // A year from January 2000: 12 x $10 taken out, or $10,000 and 12 x $10 put in.
    const year = { from: 2000, to: 2001, rises: false }
    expect(see({ ...year, monthly: -10 }).lines.join(' ')).toContain('You’d have taken out $120.')
    expect(see({ ...year, monthly: 10 }).lines.join(' ')).toContain('You’d have put in $10,100.')
    expect(see({ ...year, rises: true, monthly: 10 }).lines.join(' ')).toContain('going up with inflation')
  })
  test('money that runs out is said first', () => {
    expect(see({ monthly: -200 }).headline).toMatch(/^\$10,000 from Jan \d{4} ran out after .* at \$200 a month\.$/)
  })
  test('the range the finished page shows is the one that would be worked out', () => {
    const { months } = mixRecord(record, heldIn(startingAsked.mix))
    const work = mixRange(rangeAsked(startingAsked, months))
    let turn = work.next()
    while (!turn.done) turn = work.next()
    expect(turn.value).toEqual(firstRange)
    expect(rangeKey({ ...startingAsked, part: 'paper', dollars: 'real', from: 1950 })).toBe(rangeKey(startingAsked))
    expect(rangeKey({ ...startingAsked, span: 30 })).not.toBe(rangeKey(startingAsked))
  })
  test('every asset has a record', () => {
    for (const key of assetKeys) expect(mixRecord(record, [key]).months.prices.length).toBeGreaterThan(600)
  })
})

describe('time travel', () => {
  const years = travelYears(mixRecord(record, ['stocks', 'bonds', 'bills']).months)
  const anyTrip = fc
    .tuple(
      fc.constantFrom(...travelLengths),
      fc.nat(),
      fc.boolean(),
      fc.array(fc.constantFrom(...choiceKeys), { maxLength: 30 }),
    )
    .map(([length, dice, hidden, choices]) => {
      const [first, last] = startsOf(years, length)
      return { from: first + (dice % (last - first + 1)), length, hidden, choices: choices.slice(0, length) }
    })
  test('the record of cash begins with the year after its first December', () => {
    expect(startsOf(years, 10)).toEqual([1928, 2015])
  })
  test('no row of what a traveler sees is of a year still to come, and hidden years have no name', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const now = trip.from + trip.choices.length
        const { rows } = pastTable(years, trip)
        expect(rows.length).toBe(now - Math.max(years.firstYear, trip.from - 5))
        for (const [name] of rows) {
          if (trip.hidden) expect(name).toMatch(/^\d+ years? ago$/)
          else expect(Number(name)).toBeLessThan(now)
        }
        // The first row is the newest year that is over: the record's own.
        const [, stocks] = rows[0] ?? []
        if (rows.length > 0)
          expect(stocks).toBeCloseTo(((years.growth[now - 1 - years.firstYear]?.[0] ?? 0) - 1) * 100, 0)
      }),
    )
  })
  test('a kept trip comes back by name; one with a pick there is no more is none', () => {
    expect(tripOf({ from: 1970, length: 5, hidden: true, picks: [0, 5] })?.choices).toEqual(['stocks', 'cash'])
    expect(tripOf({ from: 1970, length: 5, hidden: true, picks: [99] })).toBeNull()
    expect(tripOf(null)).toBeNull()
  })
})

describe('a practice portfolio moves on with the feed', () => {
  const now = (second: number): Moment => ({
    at: `2026-10-01T15:00:${String(second).padStart(2, '0')}.000Z`,
    on: '2026-10-01',
  })
  const quotes = (second: number, price: number, bench = 100) =>
    new Map([
      ['ACME', { symbol: 'ACME', price, asOf: now(second).at }],
      ['INDEX', { symbol: 'INDEX', price: bench, asOf: now(second).at }],
    ])
  const day = () => '2026-10-01' as const
  const begun = (): PaperPortfolio => {
    const made = moveCash(
      newPortfolio('p', 'Practice', 'INDEX'),
      { id: 'd', kind: 'deposit', amount: 1000 },
      quotes(0, 10),
      now(0),
    )
    if (typeof made === 'string') throw new Error(made)
    return made
  }
  const order = {
    id: 'o',
    side: 'buy' as const,
    symbol: 'ACME',
    shares: 50,
    limit: null,
    after: now(0).at,
    lots: null,
    note: 'why not',
  }

  test('an order waits for the next price, is filled once, and the day is marked', () => {
    const placed = { ...begun(), orders: [order] }
    const same = advance(placed, quotes(0, 10), now(1), day)
    expect([same.orders.length, same.entries.length]).toEqual([1, 1])
    const filled = advance(same, quotes(10, 12), now(11), day)
    expect(filled.orders).toEqual([])
    expect(filled.entries.at(-1)).toMatchObject({ kind: 'buy', price: 12, note: 'why not' })
    expect(filled.marks.at(-1)).toEqual({ on: '2026-10-01', value: 1000, paidIn: 1000, bench: 1000 })
    expect(advance(filled, quotes(10, 12), now(12), day)).toBe(filled)
  })
  test('two orders for the same cash: the second is refused, said, and costs nothing', () => {
    const two = advance({ ...begun(), orders: [order, { ...order, id: 'o2' }] }, quotes(10, 12), now(11), day)
    expect(two.ended.map(({ order: { id }, why }) => [id, why])).toEqual([['o2', 'no-cash']])
    expect(bookOf(two.entries, 'fifo').book.cash).toBe(400)
  })
  test('money added later knows what it all was worth right before', () => {
    const held = advance({ ...begun(), orders: [order] }, quotes(10, 12), now(11), day)
    const more = moveCash(held, { id: 'm', kind: 'deposit', amount: 500 }, quotes(20, 14, 110), now(21))
    expect(typeof more === 'string' ? more : more.entries.at(-1)).toMatchObject({ before: 1100, bench: 110 })
    const known = typeof more === 'string' ? null : knownOf(more, quotes(30, 14, 110))
    expect(known?.bench).toBeCloseTo(1600, 9)
    expect(known?.standing.value).toBe(1600)
  })
})
