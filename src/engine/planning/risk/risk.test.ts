import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capacityPoints, levelWidth, riskBands, riskCaps, willingnessPoints } from '#facts/investing/risk-check.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { rememberedYears } from '#facts/series/shown-years.ts'
import { mixRecord, returnIn } from './mix-history.ts'
import { deepestHeld, type Move, mixPath, practice } from './practice.ts'
import { answered, capsOf, isFramed, isSpeculation, riskResult, scoreOf } from './score.ts'

const record = { firstYear: annualReturns.firstYear, stocks: annualReturns.stocks, bonds: annualReturns.bonds10 }
const percent = (rate: number | null) => Math.round((rate ?? Number.NaN) * 1000) / 10
const willing = (answers: readonly number[]) => scoreOf(willingnessPoints.value, riskBands.value.willingness, answers)
const able = (answers: readonly number[]) => scoreOf(capacityPoints.value, riskBands.value.capacity, answers)

describe('the published table of mixes, 1928 to 2025', () => {
  // Share, compound, worst year, its year, 2008, 2022, worst three years: percent, as printed. The table prints one 2022 for each level
  // of two shares, -17.9 for the first; with no stocks the printed return of the bonds is -17.8282.
  test.each([
    [0, 4.5, -17.8, 2022, 20.1, -17.8, -18.4],
    [0.2, 6.0, -17.9, 2022, 8.8, -17.9, -10.6],
    [0.4, 7.2, -19.1, 1931, -2.6, -17.9, -25.6],
    [0.6, 8.3, -27.3, 1931, -13.9, -18.0, -39.0],
    [0.8, 9.3, -35.6, 1931, -25.2, -18.0, -51.0],
    [1, 10.0, -43.8, 1931, -36.6, -18.0, -61.6],
  ])('%s in stocks', (share, compound, worst, year, crash, rates, three) => {
    const found = mixRecord(record, share)
    expect(percent(found.compound)).toBe(compound)
    expect([percent(found.worstYear.rate), found.worstYear.year]).toEqual([worst, year])
    expect(percent(returnIn(record, share, rememberedYears.value.crash))).toBe(crash)
    expect(percent(returnIn(record, share, rememberedYears.value.rates))).toBe(rates)
    expect(percent(found.worstThree.rate)).toBe(three)
  })
  test('all stocks: four years down from the end of 1928 or 1929, made up by 1936', () => {
    // By hand from the printed returns: 0.917021 × 0.748764 × 0.561625 × 0.913576 = 0.352300 of the end of 1928.
    expect(mixRecord(record, 1).deepest).toMatchObject({ from: 1928, to: 1932 })
    expect(mixRecord(record, 1).deepest.rate).toBeCloseTo(0.917021 * 0.748764 * 0.561625 * 0.913576 - 1, 6)
  })
  test('a record too short is refused, a year outside is unknown', () => {
    expect(() => mixRecord({ firstYear: 2000, stocks: [0.1, 0.2], bonds: [0, 0] }, 1)).toThrow(RangeError)
    expect(returnIn(record, 0.5, 1900)).toBeNull()
  })
})

describe('scores', () => {
  test('willingness runs from 13 to 50, capacity from 0 to 24', () => {
    expect(willing([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])).toMatchObject({
      points: 13,
      level: 1,
      least: 13,
      most: 50,
    })
    expect(willing([3, 3, 3, 3, 3, 1, 0, 3, 3, 3, 3, 3, 3])).toMatchObject({ points: 50, level: 5 })
    expect(able([0, 0, 0, 0, 0, 0])).toMatchObject({ points: 0, level: 1, least: 0, most: 24 })
    expect(able([4, 4, 4, 4, 4, 4])).toMatchObject({ points: 24, level: 5 })
  })
  test.each([
    [20, 1],
    [21, 2],
    [27, 2],
    [28, 3],
    [35, 3],
    [36, 4],
    [42, 4],
    [43, 5],
  ])('willingness of %s points is level %s', (points, level) => {
    // Eleven questions of 1 to 4 and the two gambles at 1 each.
    let rest = points - 13
    const eleven = Array.from({ length: 11 }, () => {
      const more = Math.min(3, rest)
      rest -= more
      return more
    })
    const gamble = rest > 0 ? 1 : 0
    const answers = [...eleven.slice(0, 5), gamble, 1 - (rest > 2 ? 1 : 0), ...eleven.slice(5)]
    expect(willing(answers)?.points).toBe(points)
    expect(willing(answers)?.level).toBe(level)
  })
  test.each([
    [6, 1],
    [7, 2],
    [11, 2],
    [12, 3],
    [16, 3],
    [17, 4],
    [20, 4],
    [21, 5],
  ])('capacity of %s points is level %s', (points, level) => {
    let rest = points
    const answers = Array.from({ length: 6 }, () => {
      const more = Math.min(4, rest)
      rest -= more
      return more
    })
    expect(able(answers)).toMatchObject({ points, level })
  })
  test('nothing until all are answered; a place that does not exist is no answer', () => {
    expect(able([4, 4, 4, 4, 4])).toBeNull()
    expect(willing([0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0])).toBeNull()
    expect(answered(capacityPoints.value, [1, null, 9, 2])).toBe(2)
  })
})

describe('the result', () => {
  const result = (w: readonly number[], c: readonly number[]) =>
    riskResult(willing(w), able(c), capsOf(c, riskCaps.value), levelWidth.value)
  const bold = [3, 3, 3, 3, 3, 1, 0, 3, 3, 3, 3, 3, 3]
  const careful = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
  test('the lower one binds, never the mean', () => {
    expect(result(bold, [4, 4, 4, 4, 4, 4])).toMatchObject({ level: 5, low: 0.8, high: 1, binding: 'both', gap: 0 })
    expect(result(careful, [4, 4, 4, 4, 4, 4])).toMatchObject({ level: 1, high: 0.2, binding: 'willingness', gap: -4 })
    expect(result(bold, [2, 2, 2, 4, 2, 2])).toMatchObject({ level: 3, binding: 'capacity', gap: 2 })
  })
  test('money needed within three years caps stocks at 20%, within five at 40%', () => {
    expect(result(bold, [0, 4, 4, 4, 4, 4])).toMatchObject({ level: 1, high: 0.2, binding: 'cap' })
    expect(result(bold, [1, 4, 4, 4, 4, 4])?.high).toBeCloseTo(0.4, 12)
  })
  test('no cash or costly debt: never above 40%', () => {
    expect(result(bold, [4, 4, 0, 4, 4, 4])?.high).toBeCloseTo(0.4, 12)
    expect(result(bold, [4, 4, 4, 3, 4, 4])?.high).toBeCloseTo(0.4, 12)
    expect(capsOf([0, 4, 0, 0, 4, 4], riskCaps.value).map(({ why }) => why)).toEqual(['horizon', 'cushion', 'debt'])
  })
  const places = (lengths: readonly number[]) => fc.tuple(...lengths.map((length) => fc.nat(length - 1)))
  test('property: it never rises when an answer about life gets worse, and stays under every cap', () => {
    const lengths = willingnessPoints.value.map((options) => options.length)
    fc.assert(
      fc.property(places(lengths), places([5, 5, 5, 5, 5, 5]), fc.nat(5), (w, c, at) => {
        const now = result(w, c)
        const worse = result(
          w,
          c.map((place, i) => (i === at ? Math.max(0, place - 1) : place)),
        )
        expect(worse?.level).toBeLessThanOrEqual(now?.level ?? 0)
        expect(now?.level).toBeLessThanOrEqual(Math.min(now?.willingness.level ?? 0, now?.capacity.level ?? 0))
        for (const { share } of now?.caps ?? []) expect(now?.high).toBeLessThanOrEqual(share + 1e-9)
      }),
    )
  })
  test('framing and speculation are told from single answers', () => {
    expect(isFramed([0, 0, 0, 0, 0, 0, 1])).toBe(true)
    expect(isFramed([0, 0, 0, 0, 0, 1, 1])).toBe(false)
    expect(isSpeculation([...careful.slice(0, 11), 3])).toBe(true)
    expect(isSpeculation(careful)).toBe(false)
  })
})

describe('the practice crash', () => {
  const path = [1, 0.9, 0.8, 0.6, 0.7, 0.9, 1.1]
  test('holding ends where the market ends', () => {
    const stops = practice(path, 10_000, 3, ['hold', 'hold'])
    expect(stops.map(({ month, total }) => [month, Math.round(total)])).toEqual([
      [0, 10_000],
      [3, 6000],
      [6, 11_000],
    ])
    expect(deepestHeld(stops)).toBeCloseTo(-0.4, 12)
  })
  test('who sells at the low keeps the loss; who buys back later has paid for the wait', () => {
    const sold = practice(path, 10_000, 3, ['hold', 'sell-all'])
    expect(sold.at(-1)).toMatchObject({ total: 6000, cash: 6000, invested: 0, held: 11_000 })
    const half = practice(path, 10_000, 3, ['hold', 'sell-half']).at(-1)
    expect(half?.total).toBeCloseTo(3000 + 3000 * (1.1 / 0.6), 8)
    expect(practice(path, 10_000, 2, ['hold', 'sell-all', 'buy-back']).at(-1)?.total).toBeCloseTo(8000 * (1.1 / 0.7), 8)
  })
  test('moves past the end change nothing', () => {
    expect(practice(path, 1, 3, ['hold', 'hold', 'sell-all', 'hold'])).toHaveLength(3)
  })
  test('a mix of half: 100% and −50% put back after twelve months', () => {
    const up = Array.from({ length: 25 }, (_, i) => (i === 0 ? 1 : i <= 12 ? 2 : 1))
    const flat = Array.from({ length: 25 }, () => 1)
    // 0.5 × 2 + 0.5 = 1.5 after a year, then half of it falls by half: 0.375 + 0.75.
    expect(mixPath(up, flat, 0.5)[12]).toBeCloseTo(1.5, 12)
    expect(mixPath(up, flat, 0.5)[24]).toBeCloseTo(1.125, 12)
  })
  test('property: money is in one of two places, and holding never depends on the moves', () => {
    const move = fc.constantFrom<Move>('hold', 'sell-half', 'sell-all', 'buy-back')
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.2, max: 3, noNaN: true }), { minLength: 4, maxLength: 20 }),
        fc.array(move),
        (rest, moves) => {
          const stops = practice([1, ...rest], 100, 2, moves)
          const held = practice(
            [1, ...rest],
            100,
            2,
            moves.map(() => 'hold' as const),
          )
          stops.forEach((stop, i) => {
            expect(stop.total).toBeCloseTo(stop.invested + stop.cash, 9)
            expect(stop.held).toBeCloseTo(held[i]?.total ?? 0, 6)
          })
        },
      ),
    )
  })
})
