import { describe, expect, it } from 'vitest'
import { deductionPath, homeDebtLimit } from './interest-deduction.ts'

const small = { interest: [0, 100, 90, 80], owed: [12_000, 8000, 4000, 0] }
const whole = { taxRate: 0.25, debtLimit: 750_000, points: 'at-once' } as const

describe('tax saved by mortgage interest and points', () => {
  it('a quarter of each month’s interest; points of a purchase at closing', () => {
    const path = deductionPath(small, 400, 3, whole)
    expect(path.savedByMonth).toEqual([100, 25, 22.5, 20])
    expect(path.leftByMonth).toEqual([0, 0, 0, 0])
  })
  it('points of a refinance by equal parts over the term, the rest when the loan ends', () => {
    const path = deductionPath(small, 480, 12, { ...whole, points: 'over-term' })
    // 480 x 25 % = 120 over 12 months: 10 a month on top of the interest; 120, 110, 100 left, and all of it with the last payment.
    expect(path.savedByMonth).toEqual([0, 35, 32.5, 20 + 100])
    expect(path.leftByMonth).toEqual([120, 110, 100, 0])
    const all = path.savedByMonth.reduce((sum, dollars) => sum + dollars, 0) + (path.leftByMonth.at(-1) ?? 0)
    expect(all).toBeCloseTo(0.25 * (270 + 480), 10)
  })
  it('only the share of the debt below the limit, only the share put into the home; credits save nothing', () => {
    // 1,000,000 owed: three quarters of the interest; then 600,000: all of it.
    const large = { interest: [0, 4000, 2400], owed: [1_000_000, 600_000, 0] }
    expect(deductionPath(large, -5000, 2, whole).savedByMonth).toEqual([0, 750, 600])
    expect(deductionPath(large, 8000, 2, whole).savedByMonth[0]).toBe(1500)
  })
  it('principal goes to the part that is not home debt first (Publication 936, mixed-use mortgages)', () => {
    // Half of 12,000 is home debt: 6,000 of 12,000, then 6,000 of 8,000, then all of the 4,000 left.
    const path = deductionPath(small, 0, 3, { ...whole, deductibleShare: 0.5 })
    expect(path.savedByMonth).toEqual([0, 100 * 0.25 * 0.5, 90 * 0.25 * 0.75, 80 * 0.25])
  })
  it('the limit is on home debt: other money in the loan does not use it up', () => {
    // 1,000,000, of it 700,000 home debt, under the limit of 750,000: seven tenths of the interest, not 0.75 x 0.7.
    const mixed = { interest: [0, 4000], owed: [1_000_000, 990_000] }
    const path = deductionPath(mixed, 0, 360, { ...whole, deductibleShare: 0.7 })
    expect(path.savedByMonth[1]).toBeCloseTo(4000 * 0.25 * 0.7, 10)
  })
})

describe('old and new limits together (IRC 163(h)(3)(F)): $1,000,000 from before 16 December 2017, $750,000 since', () => {
  const limits = { debtLimit: 750_000, olderDebtLimit: 1_000_000 }
  it.each([
    ['only new debt', 0, 750_000],
    ['old debt takes its place in the new limit', 600_000, 750_000],
    ['old debt above the new limit leaves nothing for new debt', 900_000, 900_000],
    ['old debt above its own limit', 1_200_000, 1_000_000],
  ])('%s', (_, older, limit) => expect(homeDebtLimit(older, limits)).toBe(limit))
})
