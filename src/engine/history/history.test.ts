import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { longLines } from '#facts/series/long-lines.precomputed.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { belowHigh, fallNear, fallsOf, shareBelowHigh } from './falls.ts'
import { growthOf, rateBetween, sharedMonths, yearlyChange, yearlyRate } from './growth.ts'
import { fallsBySearch } from './history.testkit.ts'
import { withoutMonths } from './left-out.ts'
import { inDollarsOf, lastMonthOf, levelIn, lineOf, partOf, publishedIn, type RecordLine } from './record-line.ts'
import { rollingRates, rollingRecord } from './rolling.ts'

const stocks: RecordLine = { firstMonth: '1871-01', values: stocksAndPrices.stocks }
const prices: RecordLine = { firstMonth: '1871-01', values: stocksAndPrices.prices }
const bills = lineOf(longLines.bills.stretches)
const homes = lineOf(longLines.homes.stretches)
const levels = (most = 80) => fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 2, maxLength: most })
const at = (month: string) => monthsBetween('1871-01', month as Month)
const monthAt = (place: number) => addMonths('1871-01', place)

describe('a line of the record', () => {
  test('yearly values among months leave the months between empty', () => {
    const line = lineOf([
      { firstMonth: '2000-12', every: 12, values: [100, 121] },
      { firstMonth: '2002-02', every: 1, values: [130, 131] },
    ])
    expect(line.values).toHaveLength(16)
    expect(lastMonthOf(line)).toBe('2002-03')
    expect([publishedIn(line, '2000-12'), publishedIn(line, '2001-06'), publishedIn(line, '2001-12')]).toEqual([
      100,
      null,
      121,
    ])
    expect(publishedIn(line, '2000-11')).toBeNull()
  })
  test('between two values growth is even: half way from 100 to 121 is 110', () => {
    const line = lineOf([{ firstMonth: '2000-12', every: 12, values: [100, 121] }])
    expect(levelIn(line, '2001-06')).toBeCloseTo(110, 9)
    expect(levelIn(line, '2000-12')).toBe(100)
    expect([levelIn(line, '2000-11'), levelIn(line, '2002-01')]).toEqual([null, null])
  })
  test('stretches that overlap are refused', () => {
    expect(() =>
      lineOf([
        { firstMonth: '2000-01', every: 1, values: [1, 2] },
        { firstMonth: '2000-02', every: 1, values: [3] },
      ]),
    ).toThrow(RangeError)
  })
  test('in dollars of one month it is what prices leave of it', () => {
    const doubled: RecordLine = { firstMonth: '2000-01', values: [1, 2, 4] }
    expect(inDollarsOf({ firstMonth: '2000-01', values: [10, 20, 40, 80] }, doubled, '2000-02')).toEqual({
      firstMonth: '2000-01',
      values: [20, 20, 20],
    })
  })
  test('the part asked has one value a month', () => {
    expect(partOf({ firstMonth: '2000-03', values: [1, 2] }, '2000-01', '2000-05')).toEqual([null, null, 1, 2, null])
  })
})

describe('growth', () => {
  test('lines are compared where all have values, and it is said which one shortened the time', () => {
    expect(
      sharedMonths(
        [
          ['stocks', stocks],
          ['homes', homes],
        ],
        { from: '1900-01', to: '2026-03' },
      ),
    ).toEqual({ from: '1927-12', to: '2025-10', shortenedBy: { from: 'homes', to: 'homes' } })
    expect(sharedMonths([['stocks', stocks]], { from: '1900-01', to: '1950-01' })).toEqual({
      from: '1900-01',
      to: '1950-01',
      shortenedBy: {},
    })
    expect(sharedMonths([['homes', homes]], { from: '1900-01', to: '1920-01' })).toBeNull()
  })
  test('$1 in Treasury bills from the end of 1927 to the end of 2025 grew by the product of the published years', () => {
    const product = annualReturns.bills.reduce((worth, rate) => worth * (1 + rate), 1)
    const grown = growthOf(bills, '1927-12', '2025-12')
    expect(grown[0]).toBe(1)
    expect(grown.at(-1)).toBeCloseTo(product, 4)
    expect(grown.filter((one) => one !== null)).toHaveLength(99)
  })
  test('$100 in stocks at the start of 1928 was about $982,817 at the end of 2024 (Damodaran); dividends kept by the month give a fifth of a point a year more at most', () => {
    const turn = (year: number) =>
      Math.sqrt((levelIn(stocks, `${year}-12` as Month) ?? 0) * (levelIn(stocks, `${year + 1}-01` as Month) ?? 0))
    expect(Math.abs(((100 * turn(2024)) / turn(1927) / 982_817) ** (1 / 97) - 1)).toBeLessThan(0.002)
  })
  test('a rate is the twelfth root of a month’s growth to the twelve', () => {
    expect(yearlyRate(1.21, 24)).toBeCloseTo(0.1, 12)
    expect(rateBetween({ firstMonth: '2000-01', values: [1, null, 1.1] }, '2000-01', '2000-03')).toBeCloseTo(
      1.1 ** 6 - 1,
      12,
    )
    expect(() => growthOf(bills, '1900-01', '2000-01')).toThrow(RangeError)
  })
  test('growth of two parts multiplies to the growth of the whole', () => {
    fc.assert(
      fc.property(levels(), fc.nat(), fc.nat(), (values, a, b) => {
        const line: RecordLine = { firstMonth: '2000-01', values }
        const [from, to] = [
          addMonths('2000-01', Math.min(a, b) % values.length),
          addMonths('2000-01', Math.max(a, b) % values.length),
        ]
        if (from >= to) return
        const middle = addMonths(from, Math.floor(monthsBetween(from, to) / 2))
        const growth = (x: Month, y: Month) => growthOf(line, x, y).at(-1) ?? 0
        expect(growth(from, to)).toBeCloseTo(growth(from, middle) * growth(middle, to), 6)
      }),
    )
  })
  test('prices rose 9.1% in the year to June 2022 (BLS) and fell by 10.3% in the year to October 1932', () => {
    const change = yearlyChange(prices.values)
    expect(change[at('2022-06')]).toBeCloseTo(0.091, 3)
    expect(Math.round((change[at('1932-10')] ?? 0) * 100)).toBe(-11)
    expect(change[11]).toBeNull()
  })
})

describe('falls', () => {
  test('100, 80, 120, 60, 90, 120, 119: a fall of 20%, one of 50%, one not over', () => {
    expect(fallsOf([100, 80, 120, 60, 90, 120, 119], 0.001)).toEqual([
      { depth: 1 - 80 / 100, highAt: 0, lowAt: 1, backAt: 2 },
      { depth: 0.5, highAt: 2, lowAt: 3, backAt: 5 },
      { depth: 1 - 119 / 120, highAt: 5, lowAt: 6, backAt: null },
    ])
  })
  test('are those a search over all highs finds', () => {
    fc.assert(
      fc.property(levels(), fc.double({ min: 0.001, max: 0.9, noNaN: true }), (values, least) => {
        expect(fallsOf(values, least)).toEqual(fallsBySearch(values, least))
      }),
    )
  })
  test('months without a value change nothing but the places', () => {
    expect(fallsOf([null, 100, null, 50, null, 100], 0.2)).toEqual([{ depth: 0.5, highAt: 1, lowAt: 3, backAt: 5 }])
  })
  test('the depth below the high is what the deepest fall says', () => {
    fc.assert(
      fc.property(levels(), (values) => {
        const deepest = Math.max(0, ...fallsOf(values, 0).map(({ depth }) => depth))
        expect(Math.max(...belowHigh(values).map((one) => one ?? 0))).toBeCloseTo(deepest, 12)
      }),
    )
    expect(shareBelowHigh([1, 2, 1, 2, 3])).toBe(0.2)
  })
  test('near two places: what came before the high and after the recovery does not count', () => {
    // High at 3 (100), low at 4 (70), 130 at 8: dated one place off, the fall is still 30%.
    const levels = [90, 92, 95, 100, 70, 80, 90, 110, 130, 60]
    expect(fallNear(levels, 3, 4, 4)).toBeCloseTo(0.3, 12)
    expect(fallNear(levels, 2, 5, 2)).toBeCloseTo(0.3, 12)
    expect(fallNear([1, 2, 3], 0, 2, 1)).toBe(0)
  })
  test('stocks with dividends fell by 82% from September 1929 to June 1932 and were whole again in January 1945', () => {
    const [worst] = fallsOf(stocks.values, 0.2).toSorted((a, b) => b.depth - a.depth)
    expect(worst?.depth).toBeCloseTo(0.82, 2)
    expect([worst?.highAt, worst?.lowAt, worst?.backAt ?? 0].map((place) => monthAt(place ?? 0))).toEqual([
      '1929-09',
      '1932-06',
      '1945-01',
    ])
  })
  test('after inflation the fall of 1929 was whole again in November 1936, that of 2000 in May 2013', () => {
    const real = fallsOf(inDollarsOf(stocks, prices, '2026-03').values, 0.2)
    const back = (from: string) => real.find(({ highAt }) => monthAt(highAt) === from)?.backAt ?? 0
    expect([monthAt(back('1929-09')), monthAt(back('2000-08'))]).toEqual(['1936-11', '2013-05'])
  })
})

describe('rolling returns', () => {
  test('one rate for each start that has its end', () => {
    expect(rollingRates([100, null, 121, 110], 2)).toEqual([yearlyRate(1.21, 2), null, null, null])
  })
  test('of steady growth every span has the same rate and none is lost', () => {
    const record = rollingRecord(
      Array.from({ length: 241 }, (_, i) => 1.07 ** (i / 12)),
      120,
    )
    expect(record?.spans).toBe(121)
    expect(record?.apart).toBe(2)
    for (const rate of [record?.worst.rate, record?.median, record?.best.rate]) expect(rate).toBeCloseTo(0.07, 10)
    expect(record?.lost).toBe(0)
    expect(rollingRecord([1, 2], 12)).toBeNull()
  })
  test('calendar years from levels at their ends are the years published: 98, the worst 1931 with −43.84%, 26 lost', () => {
    let level = 1
    const ends = [1, ...annualReturns.stocks.map((rate) => (level *= 1 + rate))]
    const record = rollingRecord(lineOf([{ firstMonth: '1927-12', every: 12, values: ends }]).values, 12)
    expect(record?.spans).toBe(98)
    expect(record?.worst.rate).toBeCloseTo(-0.438375, 6)
    expect(record?.worst.at).toBe((1931 - 1928) * 12)
    expect(Math.round((record?.lost ?? 0) * 98)).toBe(26)
  })
  test('longer spans were lost less often, and no 20 years with dividends after inflation since 1871', () => {
    const real = inDollarsOf(stocks, prices, '2026-03').values
    const lost = [12, 60, 120, 240].map((months) => rollingRecord(real, months)?.lost ?? 1)
    expect([...lost].sort((a, b) => b - a)).toEqual(lost)
    expect(lost[3]).toBeLessThan(0.005)
  })
  test('worst, low, median, high and best stand in order', () => {
    fc.assert(
      fc.property(levels(), fc.integer({ min: 1, max: 24 }), (values, months) => {
        const record = rollingRecord(values, months)
        if (record === null) {
          expect(values.length).toBeLessThanOrEqual(months)
          return
        }
        const order = [record.worst.rate, record.low, record.median, record.high, record.best.rate]
        for (const [i, one] of order.entries()) expect(one).toBeGreaterThanOrEqual((order[i - 1] ?? -1) - 1e-12)
        expect(record.spans).toBe(values.length - months)
        expect(record.apart).toBeGreaterThan(0)
      }),
    )
  })
})

describe('months left out', () => {
  test('of +10%, −50%, +100%, without the best +10% and −50% are left, over three months', () => {
    const out = withoutMonths([100, 110, 55, 110], { best: 1 })
    expect(out.months).toEqual([3])
    expect(out.rate).toBeCloseTo(0.55 ** 4 - 1, 12)
    expect(withoutMonths([100, 110, 55, 110], { worst: 1 }).rate).toBeCloseTo(2.2 ** 4 - 1, 12)
    expect(withoutMonths([100, 110, 55, 110], {}).rate).toBeCloseTo(1.1 ** 4 - 1, 12)
  })
  test('leaving out the best never helps, leaving out the worst never hurts', () => {
    fc.assert(
      fc.property(levels(), fc.integer({ min: 0, max: 5 }), (values, count) => {
        const n = Math.min(count, values.length - 2)
        const all = withoutMonths(values, {}).rate
        const slack = Math.abs(all) * 1e-9 + 1e-9
        const best = Math.max(...values.slice(1).map((level, i) => level / (values[i] ?? 1)))
        if (best >= 1) expect(withoutMonths(values, { best: Math.min(n, 1) }).rate).toBeLessThanOrEqual(all + slack)
        expect(withoutMonths(values, { best: n }).months).toHaveLength(n)
      }),
    )
  })
  test('since 1996, without the ten best months the real return falls from 7.7% to 4.9%, without the ten worst it is 12.0%', () => {
    const real = shillerMonthly.realStocks.slice(at('1996-01'))
    const points = [{}, { best: 10 }, { worst: 10 }].map((out) => Math.round(withoutMonths(real, out).rate * 1000) / 10)
    expect(points).toEqual([7.7, 4.9, 12.0])
  })
})
