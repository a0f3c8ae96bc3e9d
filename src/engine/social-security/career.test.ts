import { describe, expect, it } from 'vitest'
import { wageLaw } from '#facts/social-security/wages.ts'
import { careerEarnings } from './career.ts'
import { wagesThrough } from './indexing.ts'

const still = wagesThrough(wageLaw, 2050, 0)
const career = { pay: 60_000, thisYear: 2026, firstYear: 2000, lastYear: 2030, aheadOfWages: 0 }
const inYear = (change: Partial<typeof career>, year: number, wages = still) =>
  careerEarnings({ ...career, ...change }, wages).find((row) => row.year === year)?.amount

describe('an earnings record from today’s pay', () => {
  it('follows the average wage back: 60,000 in 2026 was 60,000 × 32,154.82 / 69,846.57 in 2000', () => {
    expect(careerEarnings(career, still)).toHaveLength(31)
    expect(inYear({}, 2000)).toBe(27_621.82)
    expect(inYear({}, 2026)).toBe(60_000)
  })
  it('started lower when pay has grown faster than wages: × 1.01^-26', () =>
    expect(inYear({ aheadOfWages: 0.01 }, 2000)).toBeCloseTo(27_621.82 * 1.01 ** -26, 1))
  it('stays level ahead, or grows with the wages assumed', () => {
    expect(inYear({}, 2030)).toBe(60_000)
    expect(inYear({ aheadOfWages: 0.01 }, 2030)).toBe(60_000)
    // 3% a year for the four years after 2026.
    expect(inYear({}, 2030, wagesThrough(wageLaw, 2050, 0.03))).toBeCloseTo(60_000 * 1.03 ** 4, 1)
  })
  it('is empty without pay or with years out of order', () => {
    expect(careerEarnings({ ...career, pay: 0 }, still)).toEqual([])
    expect(careerEarnings({ ...career, lastYear: 1999 }, still)).toEqual([])
  })
})
