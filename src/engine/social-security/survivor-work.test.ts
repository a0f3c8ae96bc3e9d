import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Partner } from './couple.ts'
import { coupleGrid } from './couple-grid.ts'
import { certainLife, type SurvivalCurve } from './mortality.ts'
import { at, born, rules } from './social-security.testkit.ts'
import { type Life, type TimelineMonth, timeline } from './timeline.ts'

/** Both full ages of either are 67, in December 2031; 62 in December 2026. */
const birth = born('1964-12-02')
const now = at(2027, 1)
const plain = { now, realRate: 0, cut: null }
const partner = (
  pia: number,
  curve: SurvivalCurve,
  claim: number,
  work: { yearlyPay: number; stops: number } | null = null,
): Partner => ({ worker: { birth, pia, work }, curve, claims: [claim] })

describe('widowed while at work, by hand', () => {
  // The other, 2,000 at 67 and not claimed, dies in January 2027. The survivor is 59 months early: 2,000 × (1 − 28.5% × 59/84) = 1,599.6.
  const dead = partner(2_000, certainLife(0), birth.fullMonth)
  const value = (pay: number, stops: number, pia = 0) =>
    coupleGrid(
      partner(pia, certainLife(240), birth.fullMonth, { yearlyPay: pay, stops }),
      dead,
      'married',
      plain,
      rules,
    ).values[0]

  it('five months of 1,599 are held for 7,760, 235 comes back, and five months are given back at 67', () => {
    // 40,000 through 2027: (40,000 − 24,480) ÷ 2 = 7,760. From 67, 54 months early: 2,000 × (1 − 28.5% × 54/84) = 1,633.5.
    expect(value(40_000, at(2028, 1))).toBeCloseTo((59 - 5) * 1_599 + 235 + 181 * 1_633, 6)
    // The same without pay: 1,599 for life is worth more than 2,000 from 67.
    expect(value(0, at(2028, 1))).toBeCloseTo(240 * 1_599, 6)
  })

  it('pay that takes every payment until 67 leaves the whole 2,000 from then on', () => {
    // (120,000 − 24,480) ÷ 2 is more than twelve months; the 11 months of 2031: (110,000 − 65,160) ÷ 3 = 14,946 against 11 × 1,599.
    // 14,946 takes ten months of 1,599 (15,990), of which 1,044 comes back, and December 2031 on is full age: the 58 months held
    // leave one month of reduction: 2,000 × (1 − 28.5% ÷ 84) = 1,993.2. At once wins over waiting by November 2031 and the refund.
    const atOnce = 1_599 + 1_044 + 181 * 1_993
    expect(value(120_000, birth.fullMonth)).toBeCloseTo(Math.max(atOnce, 181 * 2_000), 6)
  })

  it('work that ends before the death or before 60 takes nothing', () => {
    expect(value(120_000, now)).toBeCloseTo(240 * 1_599, 6)
    const young = born('1972-12-02')
    const youngerThan60 = (pay: number) =>
      coupleGrid(
        {
          worker: { birth: young, pia: 0, work: { yearlyPay: pay, stops: young.survivorFirstMonth } },
          curve: certainLife(480),
          claims: [young.fullMonth],
        },
        dead,
        'married',
        plain,
        rules,
      ).values[0]
    expect(youngerThan60(90_000)).toBe(youngerThan60(0))
  })

  it('switching: the survivor’s benefit first, the own one at 70, both tested together', () => {
    // Own 1,900 at 67: 1.24 × 1,900 = 2,356 at 70 (December 2034). 96 − 1 = 95 months from January 2027 to then.
    const grid = coupleGrid(
      partner(1_900, certainLife(240), birth.month70, { yearlyPay: 40_000, stops: at(2028, 1) }),
      dead,
      'married',
      plain,
      rules,
    )
    expect(grid.values[0]).toBeCloseTo((59 - 5) * 1_599 + 235 + 36 * 1_633 + (240 - 95) * 2_356, 6)
  })
})

const worth = (months: readonly TimelineMonth[], from: number, realRate: number): number =>
  months.reduce((sum, { month, total }) => sum + total * (1 + realRate) ** (-(month - from) / 12), 0)

it('the grid equals the timelines of all dates of death, each survivor taking the better start', () => {
  fc.assert(
    fc.property(
      // Of the second the survivor's full retirement age comes four months before the own one.
      fc.constantFrom('1964-12-02', '1958-07-20'),
      fc.constantFrom(0, 700, 1_600, 2_900),
      fc.constantFrom(400, 1_500, 3_100),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 20_000, max: 110_000 }),
      fc.integer({ min: 2, max: 70 }),
      fc.integer({ min: 0, max: 57 }),
      // Widowed from 62 on, or from shortly before 60: what is held before 62 is credited at 62.
      fc.constantFrom(0, 20, 30),
      (date, piaA, piaB, i, j, pay, stops, first, younger) => {
        const birth = born(date)
        const now = birth.firstMonth + 1 - younger
        const deaths = [first, first + 13, 90]
        // The curve of A ends in three months of death alike; B lives past full age for certain, to one of two ages.
        const curveA = Float64Array.from({ length: 90 }, (_, t) => deaths.filter((month) => month > t).length / 3)
        const curveB = Float64Array.from({ length: 330 }, (_, t) => (t < 180 ? 1 : 0.5))
        const a = { birth, pia: piaA, work: { yearlyPay: pay * 0.6, stops: now + stops } }
        const b = { birth, pia: piaB, work: { yearlyPay: pay, stops: now + stops } }
        const [claimA, claimB] = [now + younger + i, now + younger + j]
        const realRate = 0.015
        const grid = coupleGrid(
          { worker: a, curve: curveA, claims: [claimA] },
          { worker: b, curve: curveB, claims: [claimB] },
          'married',
          { now, realRate, cut: null },
          rules,
        )
        let slow = 0
        for (const death of deaths) {
          const starts = (['at-once', 'when-largest'] as const).map((rule) => {
            const lives = (end: number): readonly [Life, Life] => [
              { worker: a, claim: claimA, death: now + death },
              { worker: b, claim: claimB, death: now + end },
            ]
            const paid = (end: number) => worth(timeline(lives(end), 'married', now, rule, null, rules), now, realRate)
            return (paid(180) + paid(330)) / 2
          })
          slow += Math.max(...starts) / 3
        }
        expect(Math.abs((grid.values[0] ?? 0) - slow)).toBeLessThan(0.01)
      },
    ),
    { numRuns: 120 },
  )
})

it('the year of the death is one year: what is missing is its excess, before and after the death together', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 11 }),
      fc.integer({ min: 24_480, max: 60_000 }),
      fc.constantFrom(0, 900, 2_400),
      (month, pay, pia) => {
        const stops = at(2029, 1)
        const claim = at(2028, 1)
        const lives = (work: Life['worker']['work']): readonly [Life, Life] => [
          { worker: { birth, pia, work }, claim, death: at(2050, 1) },
          { worker: { birth, pia: 2_600, work: null }, claim, death: at(2028, 1) + month },
        ]
        const paidIn = (work: Life['worker']['work']): number =>
          timeline(lives(work), 'married', now, 'at-once', null, rules)
            .filter(({ month: one }) => one >= at(2028, 1) && one <= at(2029, 1))
            .reduce((sum, { people }) => sum + (people[0]?.total ?? 0), 0)
        const without = paidIn(null)
        const january = timeline(lives(null), 'married', now, 'at-once', null, rules).find(
          ({ month: one }) => one === at(2029, 1),
        )
        const chargeable = without - (january?.people[0]?.total ?? 0)
        const excess = Math.floor((pay - 24_480) / 2)
        expect(without - paidIn({ yearlyPay: pay, stops })).toBeCloseTo(Math.min(excess, chargeable), 6)
      },
    ),
    { numRuns: 100 },
  )
})

it('a pair is worth in a grid what it is worth alone: what is kept from pair to pair belongs to no other', () => {
  const person = fc.record({
    date: fc.constantFrom('1964-12-02', '1966-05-15', '1969-03-01'),
    pia: fc.constantFrom(0, 500, 1_500, 3_000),
    pay: fc.integer({ min: 20_000, max: 90_000 }),
    stops: fc.integer({ min: 57 * 12, max: 68 * 12 }),
    claims: fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 3 }),
  })
  const now = at(2026, 11)
  fc.assert(
    fc.property(person, person, fc.boolean(), (a, b, isDivorced) => {
      const made = ({ date, pia, pay, stops, claims }: typeof a): Partner => {
        const birth = born(date)
        const months = claims.map((after) => Math.max(birth.firstMonth, now) + after).sort((x, y) => x - y)
        return {
          worker: { birth, pia, work: { yearlyPay: pay, stops: birth.month + stops } },
          curve: Float64Array.from({ length: 400 }, (_, t) => 1 - t / 400),
          claims: months,
        }
      }
      const [first, second] = [made(a), made(b)]
      const tie = isDivorced ? { opens: now } : 'married'
      const outlook = { now, realRate: 0.01, cut: null }
      const grid = coupleGrid(first, second, tie, outlook, rules)
      grid.values.forEach((value, at) => {
        const row = first.claims[Math.floor(at / second.claims.length)] ?? 0
        const column = second.claims[at % second.claims.length] ?? 0
        const alone = coupleGrid({ ...first, claims: [row] }, { ...second, claims: [column] }, tie, outlook, rules)
        expect(Math.abs(value - (alone.values[0] ?? 0))).toBeLessThan(1e-6)
      })
    }),
    {
      numRuns: 30,
      // Two pairs with as many months held back, but other ones.
      examples: [
        [
          { date: '1969-03-01', pia: 500, pay: 26_708, stops: 754, claims: [0, 1] },
          { date: '1964-12-02', pia: 0, pay: 20_000, stops: 684, claims: [0, 52] },
          false,
        ],
      ],
    },
  )
})
