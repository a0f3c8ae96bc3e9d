import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certainLife } from './mortality.ts'
import { familyEnds, familyOnRecord, familyValues, type RecordFamily } from './retirement-family.ts'

const now = 2026 * 12
const child = (age: number, isDisabled = false) => ({ bornIn: now - age * 12, isDisabled, until: 18 * 12 })
const family = (more: Partial<RecordFamily>): RecordFamily => ({
  pia: 600,
  maximum: 900,
  children: [child(10)],
  spouse: null,
  ...more,
})

describe('a retired worker’s family', () => {
  it('20 CFR 404.403, example 1: a wife and a child share $300 of a $900 maximum; her own $120 leaves her $30 and the child $270', () => {
    const wife = family({ spouse: { pia: 0, isPaidForCare: true } })
    expect(familyOnRecord(wife, now, false)).toEqual({ children: 150, spouse: 150 })
    // Claimed: of her share of 180 above her own 120 she keeps 30, 150 less; the child has 270.
    const claimed = family({ spouse: { pia: 120, isPaidForCare: false } })
    expect(familyOnRecord(claimed, now, true)).toEqual({ children: 270, spouse: -150 })
  })
  it('one child alone has half of the PIA', () =>
    expect(familyOnRecord(family({}), now, false)).toEqual({ children: 300, spouse: 0 }))
  it('four children share what the maximum leaves beside the PIA: 300 / 4', () =>
    expect(familyOnRecord(family({ children: [child(3), child(5), child(8), child(9)] }), now, false).children).toBe(
      300,
    ))
  it('ends at 18, for a spouse at 16; a disabled child goes on', () => {
    const wife = family({ pia: 1000, maximum: 1750, spouse: { pia: 0, isPaidForCare: true } })
    expect(familyOnRecord(wife, now + 6 * 12 - 1, false)).toEqual({ children: 375, spouse: 375 })
    expect(familyOnRecord(wife, now + 6 * 12, false)).toEqual({ children: 500, spouse: 0 })
    expect(familyOnRecord(wife, now + 8 * 12, false)).toEqual({ children: 0, spouse: 0 })
    const disabled = family({ pia: 1000, maximum: 1750, children: [child(30, true)] })
    expect(familyOnRecord(disabled, now + 300, false).children).toBe(500)
    expect(familyEnds(disabled, now)).toBe(now + 480)
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
    const couple = family({ pia: 1000, maximum: 1750, spouse: { pia: 200, isPaidForCare: true } })
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
