import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utilizationEffects } from '#facts/credit/estimates.ts'
import { sampleProfiles } from '#facts/credit/recovery.ts'
import type { ReportedCard } from '../cards/utilization.ts'
import { directionsOf, factors, type ScoreAction, type ScoreDeed } from './actions.ts'
import { factorPoints } from './factor-points.ts'
import { scoreCourse } from './score-course.ts'
import { atScore, markKinds, marks, maxedOut, yearsAt } from './score-rules.ts'
import { pointsAt, utilizationChange } from './utilization-points.ts'

const cards: readonly ReportedCard[] = [
  { id: 'a', balance: 6800, limit: 9000 },
  { id: 'b', balance: 1950, limit: 5000 },
  { id: 'c', balance: 0, limit: 2000 },
]
const now = (deed: ScoreDeed, month = 0): ScoreAction => ({ ...deed, month })
const late = now({ kind: 'mark', mark: 'late-30' })
const first = (score: number, queue: readonly ScoreAction[]) => scoreCourse({ score, cards }, queue, 0).months[0]

describe('what FICO published', () => {
  it.each([
    ['late-30', 680, [600, 620]],
    ['late-30', 720, [630, 650]],
    ['late-30', 780, [670, 690]],
    ['foreclosure', 680, [575, 595]],
    ['foreclosure', 720, [570, 590]],
    ['foreclosure', 780, [620, 640]],
    ['chapter-7', 680, [530, 550]],
    ['chapter-7', 780, [540, 560]],
  ] as const)('%s from %i leaves %j (2011 study)', (mark, score, after) => {
    expect(first(score, [now({ kind: 'mark', mark })])).toEqual(after)
  })
  it('a 30-day late payment from 780 costs 90 to 110 points, a bankruptcy 220 to 240 (2009 sample)', () => {
    expect(atScore(marks['late-30'].lost, 780)).toEqual([90, 110])
    expect(atScore(marks['chapter-13'].lost, 780)).toEqual([220, 240])
    expect(atScore(marks.settlement.lost, 680)[0]).toBe(45)
  })
  it('the estimates for 60 and 90 days lie above a 30-day late payment’s least', () => {
    for (const mark of ['late-60', 'late-90'] as const) {
      expect(marks[mark].isPublished).toBe(false)
      expect(atScore(marks[mark].lost, 680)[0]).toBeGreaterThanOrEqual(60)
      expect(atScore(marks[mark].lost, 680)[1]).toBe(mark === 'late-60' ? 95 : 115)
    }
  })
  it('is back after the published years and not before: 9 months at 680, 3 years at 780', () => {
    const at = (score: number) => scoreCourse({ score, cards }, [late], 40).months
    expect(at(680)[9]).toEqual([680, 680])
    expect(at(680)[8]?.[0]).toBeLessThan(680)
    expect(at(780)[36]).toEqual([780, 780])
    expect(at(780)[35]?.[0]).toBeLessThan(780)
    expect(yearsAt(marks['chapter-7'].years, 780)).toEqual([7, 10])
  })
  it('maxing out one card costs FICO’s two sample people about what it printed: the ranges overlap', () => {
    // One of three cards at about 45%, one of seven at about 20%; equal limits.
    const person = (count: number, share: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `${i}`, balance: share * 1000, limit: 1000 }))
    const middle = (pair: readonly number[]) => ((pair[0] ?? 0) + (pair[1] ?? 0)) / 2
    for (const [count, share, [low, high]] of [
      [3, middle(sampleProfiles.value.s680.utilization), maxedOut.from680],
      [7, middle(sampleProfiles.value.s780.utilization), maxedOut.from780],
    ] as const) {
      const before = person(count, share)
      const after = before.map((card) => (card.id === '0' ? { ...card, balance: 1000 } : card))
      const [most, least] = utilizationChange(before, after)
      expect(-least).toBeLessThanOrEqual(high)
      expect(-most).toBeGreaterThanOrEqual(low)
      expect(-most).toBeLessThanOrEqual(high + 10)
    }
  })
})

describe('utilization', () => {
  it('goes through the estimate’s corners and stays level past the last', () => {
    for (const { upTo, points } of utilizationEffects.value) expect(pointsAt(upTo)).toBeCloseTo(points, 9)
    expect(pointsAt(0.05)).toBeCloseTo(0, 9)
    expect(pointsAt(0.19)).toBeCloseTo(-7.5, 9)
    expect(pointsAt(3)).toBe(-85)
  })
  it('has no memory: paid down and charged back, the score is where it was', () => {
    const amount = 3000
    const queue = [now({ kind: 'pay-down', card: 'a', amount }), now({ kind: 'charge', card: 'a', amount }, 3)]
    const { months } = scoreCourse({ score: 694, cards }, queue, 6)
    expect(months[0]?.[0]).toBeGreaterThan(694)
    expect(months[3]).toEqual([694, 694])
    expect(months[6]).toEqual([694, 694])
  })
  it('a higher limit and a payment to the same share do the same', () => {
    const shares = (list: readonly ReportedCard[]) => utilizationChange(cards, list)
    const half = cards.map((card) => ({ ...card, balance: card.balance / 2 }))
    const double = cards.map((card) => ({ ...card, limit: (card.limit ?? 0) * 2 }))
    expect(shares(half)[0]).toBeCloseTo(shares(double)[0], 9)
    expect(shares(half)[1]).toBeCloseTo(shares(double)[1], 9)
  })
  it('closing an unused card raises utilization; closing a used one does not make its balance disappear', () => {
    for (const card of ['a', 'b', 'c']) expect(first(694, [now({ kind: 'close-card', card })])?.[0]).toBeLessThan(694)
  })
  it('a card without a limit moves nothing', () => {
    const unknown = [{ id: 'x', balance: 900, limit: null }]
    expect(
      scoreCourse({ score: 700, cards: unknown }, [now({ kind: 'charge', card: 'x', amount: 500 })], 1).months,
    ).toEqual([
      [700, 700],
      [700, 700],
    ])
  })
})

describe('the queue', () => {
  it('empty: the score stays', () => {
    expect(scoreCourse({ score: 694, cards }, [], 3).months).toEqual(Array(4).fill([694, 694]))
  })
  it('a second late payment costs less than the first', () => {
    const { effects } = scoreCourse({ score: 780, cards }, [late, late], 0)
    expect(effects[1]?.points?.[0]).toBeGreaterThan(effects[0]?.points?.[0] ?? 0)
  })
  it('after two late payments the way back is no shorter than after one; its lower side waits until the report drops it', () => {
    const { months } = scoreCourse({ score: 780, cards }, [late, now({ kind: 'mark', mark: 'late-30' }, 1)], 40)
    expect(months[35]?.[1]).toBeLessThan(780)
    expect(months[37]?.[1]).toBe(780)
    expect(months[37]?.[0]).toBeLessThan(780)
  })
  it('shopping for a car loan at ten lenders counts as one inquiry, ten cards as ten', () => {
    const shop = (loan: 'auto' | 'other', count: number) => now({ kind: 'shop-rates', loan, count })
    expect(first(700, [shop('auto', 10)])).toEqual([695, 700])
    expect(first(700, [shop('other', 10)])).toEqual([650, 700])
  })
  it('an inquiry no longer counts after 12 months', () => {
    const { months } = scoreCourse({ score: 700, cards }, [now({ kind: 'shop-rates', loan: 'auto', count: 1 })], 12)
    expect(months[11]?.[0]).toBeLessThanOrEqual(700)
    expect(months[12]).toEqual([700, 700])
  })
  it('what nobody has put a number on moves none and says so', () => {
    const { effects, months } = scoreCourse({ score: 700, cards }, [now({ kind: 'pay-collection' })], 1)
    expect(effects[0]).toMatchObject({ points: null, basis: 'direction' })
    expect(months[1]).toEqual([700, 700])
  })
  it('every deed touches at least one part', () => {
    for (const mark of markKinds)
      expect(factors.some((factor) => directionsOf({ kind: 'mark', mark })[factor] === 'down')).toBe(true)
  })
  it('stops at 850 and at 300', () => {
    expect(first(848, [now({ kind: 'pay-down', card: null, amount: 8000 })])?.[1]).toBe(850)
    const worst = Array.from({ length: 12 }, (_, i) => now({ kind: 'mark', mark: 'chapter-7' }, i))
    for (const [low, high] of scoreCourse({ score: 320, cards }, worst, 12).months) {
      expect(low).toBeGreaterThanOrEqual(300)
      expect(high).toBeLessThanOrEqual(850)
    }
  })
})

describe('by part', () => {
  it('a late payment, a new card and a payment: each in its own part', () => {
    const start = { score: 780, cards }
    const queue = [late, now({ kind: 'open-card', limit: 4000 }), now({ kind: 'pay-down', card: 'a', amount: 3000 })]
    const points = factorPoints(start, scoreCourse(start, queue, 0))
    expect(points['payment-history']).toEqual([-110, -90])
    expect(points['new-credit']).toEqual([-15, -3])
    expect(points['amounts-owed']?.[0]).toBeGreaterThan(0)
    expect(points).toMatchObject({ length: null, mix: null })
  })
})

describe('any queue', () => {
  const month = fc.integer({ min: 0, max: 12 })
  const card = fc.constantFrom('a', 'b', 'c')
  const amount = fc.integer({ min: 0, max: 20_000 })
  const harm = fc.oneof(
    fc.record({ kind: fc.constant('mark' as const), mark: fc.constantFrom(...markKinds), month }),
    fc.record({
      kind: fc.constant('shop-rates' as const),
      loan: fc.constantFrom('auto' as const, 'other' as const),
      count: fc.integer({ min: 1, max: 5 }),
      month,
    }),
    fc.record({ kind: fc.constant('charge' as const), card, amount, month }),
    fc.record({ kind: fc.constant('max-out' as const), card, month }),
  )
  const help = fc.oneof(
    fc.record({ kind: fc.constant('pay-down' as const), card, amount, month }),
    fc.record({ kind: fc.constant('raise-limit' as const), card, amount, isHardPull: fc.constant(false), month }),
  )
  const score = fc.integer({ min: 300, max: 850 })
  it('low is never above high and both stay on the scale', () => {
    fc.assert(
      fc.property(score, fc.array(fc.oneof(harm, help), { maxLength: 8 }), (start, queue) => {
        for (const [low, high] of scoreCourse({ score: start, cards }, queue, 24).months) {
          expect(low).toBeLessThanOrEqual(high)
          expect(low).toBeGreaterThanOrEqual(300)
          expect(high).toBeLessThanOrEqual(850)
        }
      }),
    )
  })
  it('what harms never lifts the score above its start, and paying down never lowers it', () => {
    fc.assert(
      fc.property(score, fc.array(harm, { maxLength: 6 }), (start, queue) => {
        for (const [, high] of scoreCourse({ score: start, cards }, queue, 24).months)
          expect(high).toBeLessThanOrEqual(start)
      }),
    )
    const some = fc.integer({ min: 0, max: 8700 })
    fc.assert(
      fc.property(score, some, (start, paid) => {
        const [low] = scoreCourse(
          { score: start, cards },
          [now({ kind: 'pay-down', card: null, amount: paid })],
          0,
        ).months
        expect(low?.[0]).toBeGreaterThanOrEqual(start)
      }),
    )
  })
})
