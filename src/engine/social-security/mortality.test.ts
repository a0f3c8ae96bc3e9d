import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aliveThrough,
  bothAlive,
  certainLife,
  chanceOfReaching,
  dyingIn,
  eitherAlive,
  expectedMonths,
  type LifeTable,
  monthReachedBy,
  survivalCurve,
} from './mortality.ts'

/** Three years of life at most: half of the men live to 1, half of those to 2, none to 3; women lose a tenth, then a ninth, then all. */
const small: LifeTable = { male: [1000, 500, 250, 0], female: [1000, 900, 800, 0] }

const man = { sex: 'male', health: 1 } as const
const woman = { sex: 'female', health: 1 } as const

describe('a small table, by hand', () => {
  it('spreads deaths evenly between birthdays', () => {
    const curve = survivalCurve(small, man, 0)
    expect(curve).toHaveLength(36 - 1 + 12)
    // After 6 months: 1000 - 250; after 18: 500 - 125; after 36: none.
    expect(aliveThrough(curve, 5)).toBeCloseTo(0.75, 12)
    expect(aliveThrough(curve, 11)).toBeCloseTo(0.5, 12)
    expect(aliveThrough(curve, 17)).toBeCloseTo(0.375, 12)
    expect(aliveThrough(curve, 35)).toBe(0)
    expect(dyingIn(curve, 3)).toBeCloseTo(0.5 / 12, 12)
  })

  it('starts from those alive at the age given, between birthdays too', () => {
    // Age 6 months: 750 alive; at 12 months 500 of them.
    expect(aliveThrough(survivalCurve(small, man, 6), 5)).toBeCloseTo(500 / 750, 12)
  })

  it('health multiplies the yearly chance of dying, up to certainty; nobody outlives the table', () => {
    // Half the risk: 3/4 live a year, 9/16 two years, and none three.
    const strong = survivalCurve(small, { sex: 'male', health: 0.5 }, 0)
    expect(aliveThrough(strong, 11)).toBeCloseTo(0.75, 12)
    expect(aliveThrough(strong, 23)).toBeCloseTo(9 / 16, 12)
    expect(aliveThrough(strong, 35)).toBe(0)
    expect(aliveThrough(survivalCurve(small, { sex: 'male', health: 2 }, 0), 11)).toBe(0)
  })

  it('blended is the average of both from today on', () => {
    const both = survivalCurve(small, { sex: 'blended', health: 1 }, 12)
    // Men 250/500, women 800/900.
    expect(aliveThrough(both, 11)).toBeCloseTo((0.5 + 8 / 9) / 2, 12)
  })

  it('joint lives', () => {
    const a = survivalCurve(small, man, 0)
    const b = survivalCurve(small, woman, 0)
    expect(bothAlive(a, b, 11)).toBeCloseTo(0.5 * 0.9, 12)
    expect(eitherAlive(a, b, 11)).toBeCloseTo(1 - 0.5 * 0.1, 12)
  })

  it('past the table nothing is known, and before now life is certain', () => {
    expect(survivalCurve(small, man, 36)).toHaveLength(0)
    expect(aliveThrough(survivalCurve(small, man, 0), -1)).toBe(1)
    expect(dyingIn(survivalCurve(small, man, 0), -1)).toBe(0)
    expect(expectedMonths(survivalCurve(small, man, 400))).toBe(0)
  })

  it('an age already reached is certain; another is read off the curve', () => {
    const curve = survivalCurve(small, man, 0)
    expect(chanceOfReaching(curve, 0, 0)).toBe(1)
    expect(chanceOfReaching(curve, 0, 12)).toBeCloseTo(0.5, 12)
    expect(monthReachedBy(curve, 0.5)).toBe(11)
    expect(monthReachedBy(certainLife(4), 0.5)).toBe(4)
  })

  it('a certain life is paid for the months before the month of death', () => {
    const curve = certainLife(3)
    expect([aliveThrough(curve, 2), aliveThrough(curve, 3), dyingIn(curve, 3)]).toEqual([1, 0, 1])
  })
})

it('curves fall, stay within 0 and 1, and worse health never helps', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 4, noNaN: true }),
      fc.double({ min: 0.2, max: 4, noNaN: true }),
      fc.integer({ min: 0, max: 30 }),
      (one, other, age) => {
        const good = survivalCurve(small, { sex: 'blended', health: Math.min(one, other) }, age)
        const bad = survivalCurve(small, { sex: 'blended', health: Math.max(one, other) }, age)
        for (let t = 0; t < good.length; t++) {
          expect(aliveThrough(good, t)).toBeGreaterThanOrEqual(aliveThrough(bad, t) - 1e-12)
          expect(aliveThrough(good, t)).toBeLessThanOrEqual(aliveThrough(good, t - 1) + 1e-12)
          expect(aliveThrough(good, t)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
