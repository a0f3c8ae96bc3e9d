import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { combinedMaximum, shareFamilyMaximum } from './family-maximum.ts'
import { wagesThrough } from './indexing.ts'
import { certainLife } from './mortality.ts'
import { familyEnds, familyInMonth, familyValues, type RecordFamily } from './retirement-family.ts'

const now = 2026 * 12
const child = (age: number, isDisabled = false) => ({ bornIn: now - age * 12, isDisabled, until: 18 * 12 })
const family = (more: Partial<RecordFamily>): RecordFamily => ({
  pia: 600,
  maximum: 900,
  children: [child(10)],
  isPaidForCare: false,
  spouse: null,
  ...more,
})

/** The worker has claimed; what the worker's record pays beside them. */
const onWorkers = (one: RecordFamily, month: number, spouseHasClaimed: boolean) => {
  const { children, spouse } = familyInMonth(one, month, true, spouseHasClaimed)
  return { children, spouse }
}

describe('a retired worker’s family', () => {
  it('20 CFR 404.403, example 1: a wife and a child share $300 of a $900 maximum; her own $120 leaves her $30 and the child $270', () => {
    const wife = family({ spouse: { pia: 0, isPaidForCare: true, record: null } })
    expect(onWorkers(wife, now, false)).toEqual({ children: 150, spouse: 150 })
    // Claimed: of her share of 180 above her own 120 she keeps 30, 150 less; the child has 270.
    const claimed = family({ spouse: { pia: 120, isPaidForCare: false, record: null } })
    expect(onWorkers(claimed, now, true)).toEqual({ children: 270, spouse: -150 })
  })
  it('one child alone has half of the PIA', () =>
    expect(onWorkers(family({}), now, false)).toEqual({ children: 300, spouse: 0 }))
  it('four children share what the maximum leaves beside the PIA: 300 / 4', () =>
    expect(onWorkers(family({ children: [child(3), child(5), child(8), child(9)] }), now, false).children).toBe(300))
  it('ends at 18, for a spouse at 16; a disabled child goes on', () => {
    const wife = family({ pia: 1000, maximum: 1750, spouse: { pia: 0, isPaidForCare: true, record: null } })
    expect(onWorkers(wife, now + 6 * 12 - 1, false)).toEqual({ children: 375, spouse: 375 })
    expect(onWorkers(wife, now + 6 * 12, false)).toEqual({ children: 500, spouse: 0 })
    expect(onWorkers(wife, now + 8 * 12, false)).toEqual({ children: 0, spouse: 0 })
    const disabled = family({ pia: 1000, maximum: 1750, children: [child(30, true)] })
    expect(onWorkers(disabled, now + 300, false).children).toBe(500)
    expect(familyEnds(disabled, now)).toBe(now + 480)
  })
})

describe('children of two who both have a record', () => {
  const wages = wagesThrough(wageLaw, 2110, 0)
  const combinedIn = (year: number, ...maximums: number[]) => combinedMaximum(maximums, year, wages, formulaLaw)

  it('the combined maximum of records first combined in 2017 was $5,268; below it, the sum', () => {
    expect(Math.floor(combinedIn(2017, 4_375, 1_500))).toBe(5_268)
    expect(combinedIn(2017, 744.1, 310.1)).toBeCloseTo(1_054.2, 6)
  })

  it('POMS RS 00615.772: PIA $410.20 and maximum $744.10 combined with $313.70 leave $647.60 for four children', () => {
    const combined = combinedIn(2017, 744.1, 313.7)
    expect(combined - 410.2).toBeCloseTo(647.6, 6)
    const two = family({
      pia: 410.2,
      maximum: 744.1,
      children: [child(3), child(5), child(8), child(9)],
      spouse: { pia: 209.1, isPaidForCare: false, record: { maximum: 313.7, combined } },
    })
    // A quarter each is 161.90, less than half of the PIA: four whole 161. On one record it would be 333.90 ÷ 4 = 83.40.
    expect(familyInMonth(two, now, true, true).children).toBe(4 * 161)
    expect(familyInMonth(two, now, true, false).children).toBe(4 * 83)
    // Only the spouse has claimed: 104.60 left of 313.70, a quarter each is 26.10.
    expect(familyInMonth(two, now, false, true).children).toBe(4 * 26)
    expect(familyInMonth(two, now, false, false).children).toBe(0)
  })

  it('SSA Handbook 737: five children share a combined $623 of a record after a death, whose PIA is no part of it', () => {
    // The Jones children's maximums together are $623: 124.60 each. Nothing of it is a living worker's.
    const five = [0, 1, 2, 3, 4].map(() => ({ original: 160.5, own: 0 }))
    expect(shareFamilyMaximum(623, 0, five)).toEqual([124.6, 124.6, 124.6, 124.6, 124.6])
  })

  it('is the same from either side, and a parent who has not claimed may care on the other’s record', () => {
    const record = (maximum: number, combined: number) => ({ maximum, combined })
    const mine = family({
      pia: 1_000,
      maximum: 1_700,
      isPaidForCare: true,
      spouse: { pia: 600, isPaidForCare: false, record: record(900, 2_600) },
    })
    const theirs = family({
      pia: 600,
      maximum: 900,
      isPaidForCare: false,
      spouse: { pia: 1_000, isPaidForCare: true, record: record(1_700, 2_600) },
    })
    for (const [a, b] of [
      [true, true],
      [true, false],
      [false, true],
    ] as const) {
      const one = familyInMonth(mine, now, a, b)
      expect(familyInMonth(theirs, now, b, a)).toEqual({
        children: one.children,
        worker: one.spouse,
        spouse: one.worker,
      })
    }
    // The spouse alone has claimed: 300 left for a child and the caring worker, 150 each.
    expect(familyInMonth(mine, now, false, true)).toEqual({ children: 150, worker: 150, spouse: 0 })
  })

  it('two records never pay the children less than one, nor more than the combined maximum beside the higher PIA', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 4_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 1, max: 6 }),
        (pia, other, count) => {
          const combined = combinedIn(2026, pia * 1.75, other * 1.75)
          const two = family({
            pia,
            maximum: pia * 1.75,
            children: Array.from({ length: count }, () => child(10)),
            spouse: { pia: other, isPaidForCare: false, record: { maximum: other * 1.75, combined } },
          })
          const { children } = familyInMonth(two, now, true, true)
          expect(children).toBeLessThanOrEqual(Math.max(combined, pia * 1.75) - Math.max(pia, other) + 1e-6)
          const one = { ...two, spouse: { pia: other, isPaidForCare: false, record: null } }
          if (pia >= other) expect(children).toBeGreaterThanOrEqual(familyInMonth(one, now, true, true).children)
        },
      ),
    ))

  it('the value by claim counts each state for its months', () => {
    const two = family({
      pia: 1_000,
      maximum: 1_750,
      spouse: { pia: 600, isPaidForCare: false, record: { maximum: 900, combined: 2_650 } },
    })
    const value = familyValues(two, certainLife(600), { now, realRate: 0, cut: null }, certainLife(600))
    // A child of 10, 96 months: the spouse claims now (300 a month), the worker after 36 months (500).
    expect(value(now + 36, now)).toBe(36 * 300 + 60 * 500)
    expect(value(now, now + 36)).toBe(96 * 500)
    // The spouse dies after 48 months: what comes then is a survivor's benefit and no part of this.
    const dies = familyValues(two, certainLife(600), { now, realRate: 0, cut: null }, certainLife(48))
    expect(dies(now + 36, now)).toBe(36 * 300 + 12 * 500)
  })
})

describe('its value by claim', () => {
  const outlook = { now, realRate: 0, cut: null }
  it('without discount and with a certain life is months times dollars', () => {
    const value = familyValues(family({}), certainLife(600), outlook)
    // 10 years old: 96 months of 300 from now on, 36 of them from a claim in five years; none after 18.
    expect(value(now, null)).toBe(96 * 300)
    expect(value(now + 60, null)).toBe(36 * 300)
    expect(value(now + 120, null)).toBe(0)
  })
  it('changes with the spouse’s claim', () => {
    const couple = family({ pia: 1000, maximum: 1750, spouse: { pia: 200, isPaidForCare: true, record: null } })
    const value = familyValues(couple, certainLife(600), outlook)
    // 24 months caring: 375 + 375. Then the spouse has claimed: 750 left, child 500 and spouse 500 less 200 asked 800; shared 375 and
    // 375 − 200 = 175 with the rest to the child: 500 (its most) and −125 of the 300.
    expect(value(now, now + 24)).toBe(24 * 750 + 72 * (500 - 125))
  })
  it('is never more for a later claim', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 90 }),
        (ages, a, b) => {
          const value = familyValues(family({ children: ages.map((age) => child(age)) }), certainLife(700), outlook)
          expect(value(now + Math.max(a, b), null)).toBeLessThanOrEqual(value(now + Math.min(a, b), null))
        },
      ),
    ))
})
