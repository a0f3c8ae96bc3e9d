import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxYears } from '#facts/tax-years.ts'
import {
  type Cover,
  excessOver,
  limitForDeposits,
  monthlyPools,
  roomFor,
  type Saver,
  yearLimit,
} from './contribution-limit.ts'

const of = (...runs: readonly (readonly [Cover, number])[]): Cover[] =>
  runs.flatMap(([cover, months]) => Array.from({ length: months }, () => cover))
const saver = (cover: Cover[], catchUp = false): Saver => ({ cover, catchUp })
const limits = { self: 4400, family: 8750, catchUp: 1000 }

describe('published figures', () => {
  test('Rev. Proc. 2024-25 and 2025-19: 4,300 and 8,550; 4,400 and 8,750', () => {
    expect(taxYears[2025].hsa.value).toMatchObject({ self: 4300, family: 8550, catchUp55: 1000 })
    expect(taxYears[2026].hsa.value).toMatchObject({ self: 4400, family: 8750, catchUp55: 1000 })
  })
  test('Publication 969 (2017), Enrolled in Medicare: 65 and on Medicare in July, self-only: 4,400 × 6/12 = 2,200', () => {
    const at2017 = { self: 3400, family: 6750, catchUp: 1000 }
    const { most } = yearLimit(saver(of(['self', 6], ['none', 6]), true), null, at2017)
    expect(most.total).toBe(2200)
  })
  test('2016 limits, five months to December, by months: 1,395.83 self, 2,812.50 family, 416.67 catch-up', () => {
    const at2016 = { self: 3350, family: 6750, catchUp: 1000 }
    const self = monthlyPools(saver(of(['none', 7], ['self', 5]), true), null, at2016)
    expect(self.ownFirst).toBeCloseTo(1395.83, 2)
    expect(self.catchUpFirst).toBeCloseTo(416.67, 2)
    expect(monthlyPools(saver(of(['none', 7], ['family', 5])), null, at2016).ownFirst).toBe(2812.5)
  })
})

describe('the last-month rule, by the method of Publication 969', () => {
  test('family cover on December 1 only: the whole 8,750, of which 8,750 / 12 = 729.17 by month', () => {
    const { byMonth, most, lastMonthAdds } = yearLimit(saver(of(['none', 11], ['family', 1])), null, limits)
    expect(byMonth.total).toBeCloseTo(729.1667, 3)
    expect(most.total).toBe(8750)
    expect(lastMonthAdds).toBeCloseTo(8020.8333, 3)
  })
  test('self until October, then family: (10 × 4,400 + 2 × 8,750) / 12 = 5,125 by month, 8,750 by the rule', () => {
    const { byMonth, most } = yearLimit(saver(of(['self', 10], ['family', 2])), null, limits)
    expect(byMonth.total).toBe(5125)
    expect(most.total).toBe(8750)
  })
  test('family until November, then self: the months are more than the rule: (11 × 8,750 + 4,400) / 12', () => {
    const { most, lastMonthAdds } = yearLimit(saver(of(['family', 11], ['self', 1])), null, limits)
    expect(most.total).toBeCloseTo((11 * 8750 + 4400) / 12, 9)
    expect(lastMonthAdds).toBe(0)
  })
  test('months and December are whole choices: base and catch-up do not each take the better one', () => {
    // Six family months, five without, self in December, 55: by month 4,741.67 + 583.33 = 5,325; December 4,400 + 1,000 = 5,400.
    const { most } = yearLimit(saver(of(['family', 6], ['none', 5], ['self', 1]), true), null, limits)
    expect(most.total).toBe(5400)
  })
  test('not covered in December: no rule', () => {
    expect(yearLimit(saver(of(['family', 9], ['none', 3])), null, limits).lastMonthAdds).toBe(0)
  })
})

describe('couples', () => {
  test('one family limit for both, each catch-up in the own account', () => {
    const year = of(['family', 12])
    const { most } = yearLimit(saver(year, true), saver(year, true), limits)
    expect(most).toMatchObject({ shared: 8750, ownFirst: 0, ownSecond: 0, catchUpFirst: 1000, catchUpSecond: 1000 })
    expect(most.total).toBe(10_750)
    expect(roomFor(most, 0)).toBe(9750)
    expect(roomFor(most, 1000)).toBe(9750)
    expect(roomFor(most, 5000)).toBe(5750)
  })
  test('the second catch-up does not fit the first account', () => {
    const year = of(['family', 12])
    const { most } = yearLimit(saver(year, true), saver(year, true), limits)
    expect(excessOver(most, 9750, 1000)).toBe(0)
    expect(excessOver(most, 10_750, 0)).toBe(1000)
  })
  test('family and self-only plans: both count as family, one limit (IRC 223(b)(5))', () => {
    expect(yearLimit(saver(of(['family', 12])), saver(of(['self', 12])), limits).most.total).toBe(8750)
  })
  test('two self-only plans: a limit each, not to be moved', () => {
    const { most } = yearLimit(saver(of(['self', 12])), saver(of(['self', 12])), limits)
    expect(most.total).toBe(8800)
    expect(excessOver(most, 5000, 0)).toBe(600)
  })
  test('one on Medicare: the other keeps the whole family limit', () => {
    const { most } = yearLimit(saver(of(['none', 12]), true), saver(of(['family', 12]), true), limits)
    expect(most).toMatchObject({ ownFirst: 0, shared: 0, ownSecond: 8750, catchUpFirst: 0, catchUpSecond: 1000 })
  })
})

describe('the rule may move room from one account to the other', () => {
  // Family cover of both from July: by month 6 x 8,750 / 12 = 4,375 shared. Used by both: 8,750 shared. Used by the first alone: 4,375 of the first's own, 4,375 shared.
  const half = of(['none', 6], ['family', 6])
  test('of equal totals the one to divide as they like', () => {
    expect(yearLimit(saver(half), saver(half), limits).most).toMatchObject({ total: 8750, shared: 8750 })
  })
  test('the first person sees the most room of any way, whatever the spouse puts in', () => {
    expect(roomFor(limitForDeposits(saver(half), saver(half), limits, 0, 0), 0)).toBe(8750)
    expect(roomFor(limitForDeposits(saver(half), saver(half), limits, 0, 3000), 3000)).toBe(5750)
  })
  test('a larger total may leave less room: only the spouse is covered in December', () => {
    // You: family to October. Spouse: self-only all year. By month 10 x 8,750 / 12 = 7,291.67 shared and 2 x 4,400 / 12 = 733.33 the spouse's.
    const you = saver(of(['family', 10], ['none', 2]))
    const pools = limitForDeposits(you, saver(of(['self', 12])), limits, 7000, 0)
    expect(roomFor(pools, 0)).toBeCloseTo(7291.67, 2)
    expect(excessOver(pools, 7000, 0)).toBe(0)
  })
  test('never more excess than by any other way', () => {
    const any = fc.array(fc.constantFrom<Cover>('none', 'self', 'family'), { minLength: 12, maxLength: 12 })
    const amount = fc.integer({ min: 0, max: 12_000 })
    fc.assert(
      fc.property(any, any, amount, amount, fc.boolean(), (a, b, one, two, older) => {
        const [x, y] = [saver(a, older), saver(b)]
        const { byMonth, most } = yearLimit(x, y, limits)
        const left = excessOver(limitForDeposits(x, y, limits, one, two), one, two)
        expect(left).toBeLessThanOrEqual(excessOver(byMonth, one, two) + 1e-6)
        expect(left).toBeLessThanOrEqual(excessOver(most, one, two) + 1e-6)
      }),
    )
  })
})

const covers = fc.array(fc.constantFrom<Cover>('none', 'self', 'family'), { minLength: 12, maxLength: 12 })
test('never above a full year of the best cover, never below the months', () => {
  fc.assert(
    fc.property(covers, covers, fc.boolean(), fc.boolean(), (a, b, one, two) => {
      const { byMonth, most } = yearLimit(saver(a, one), saver(b, two), limits)
      expect(most.total).toBeGreaterThanOrEqual(byMonth.total)
      expect(most.total).toBeLessThanOrEqual(8800 + 2000)
      // What fits is no excess; a dollar more is.
      const first = most.ownFirst + most.catchUpFirst + most.shared
      const second = most.ownSecond + most.catchUpSecond
      expect(excessOver(most, first, second)).toBeCloseTo(0, 9)
      expect(excessOver(most, first + 1, second)).toBeCloseTo(1, 9)
    }),
  )
})
