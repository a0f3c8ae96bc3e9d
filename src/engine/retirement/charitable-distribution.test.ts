import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { charitableDistribution, charitableFrom } from './charitable-distribution.ts'

const limit = taxYear2026.plans.value.qcd

describe('gifts from an IRA to a charity', () => {
  it('may begin six months after the 70th birthday', () => {
    expect(charitableFrom('1956-05-22')).toBe('2026-11-22')
    expect(charitableFrom('1955-08-31')).toBe('2026-02-28')
  })
  it('are not income up to the limit of the year ($111,000 in 2026), and count toward the RMD', () => {
    expect(charitableDistribution({ gift: 120_000, required: 90_000, limit, deductedSince: 0 })).toEqual({
      excluded: 111_000,
      taxed: 9_000,
      towardRequired: 90_000,
      deductedLeft: 0,
    })
  })
  it('lose what was deducted from 70 1/2 on, once', () => {
    // Notice 2020-68, D-2: $5,000 deducted for each of two years, gifts of $6,000 in the second of them and $6,500 in the next. Of the first nothing is excluded and
    // 10,000 - 6,000 = 4,000 is left; of the second 6,500 - 4,000 = 2,500.
    const first = charitableDistribution({ gift: 6_000, required: 0, limit, deductedSince: 10_000 })
    expect(first).toMatchObject({ excluded: 0, taxed: 6_000, deductedLeft: 4_000 })
    const second = charitableDistribution({ gift: 6_500, required: 0, limit, deductedSince: first.deductedLeft })
    expect(second).toMatchObject({ excluded: 2_500, taxed: 4_000, deductedLeft: 0 })
  })
  it('divide into what is income and what isn’t', () => {
    const dollars = fc.double({ min: -1e5, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(dollars, dollars, dollars, (gift, required, deductedSince) => {
        const { excluded, taxed, towardRequired, deductedLeft } = charitableDistribution({
          gift,
          required,
          limit,
          deductedSince,
        })
        expect(excluded + taxed).toBeCloseTo(Math.max(0, gift), 6)
        expect(excluded).toBeLessThanOrEqual(limit)
        expect(Math.min(excluded, taxed, towardRequired, deductedLeft)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
