import { describe, expect, it } from 'vitest'
import { stateNames } from '../states/codes.ts'
import { autoPremiumByState, autoPremiumMonthlySecondSurvey, autoPremiumNational } from './auto-premiums.ts'
import { disabilityPolicy } from './disability.ts'
import { employerHealth } from './employer-health.ts'
import {
  homePremiumByDwelling,
  homePremiumByState,
  homePremiumNational,
  homePremiumSecondSurvey,
} from './home-premiums.ts'
import { incomeMultiple, multipleByAge, ownConsumption } from './life-need.ts'
import { longTermCare } from './long-term-care.ts'
import { rentersPremiumByState, rentersPremiumNational } from './renters-premiums.ts'
import { termLifeMonthly } from './term-life.ts'

const codes = Object.keys(stateNames).sort()
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('premiums by state', () => {
  it.each([
    ['home', homePremiumByState.value],
    ['renters', rentersPremiumByState.value],
    ['auto', autoPremiumByState.value],
  ])('%s has the 50 states and the District of Columbia', (_name, table) => {
    expect(Object.keys(table).sort()).toEqual(codes)
  })
  it('national averages lie near the middle state', () => {
    const near = (national: number, states: readonly number[]) => Math.abs(national / middle(states) - 1)
    expect(near(homePremiumNational.value, Object.values(homePremiumByState.value))).toBeLessThan(0.2)
    expect(near(rentersPremiumNational.value, Object.values(rentersPremiumByState.value))).toBeLessThan(0.2)
    const full = Object.values(autoPremiumByState.value).map((row) => row.full)
    expect(near(autoPremiumNational.value.full, full)).toBeLessThan(0.2)
  })
  it('full car cover costs more than the least allowed, in both surveys', () => {
    for (const [code, { full, minimum }] of Object.entries(autoPremiumByState.value))
      expect(full > minimum && minimum > 0 && full < 6_000, code).toBe(true)
    for (const [code, { full, liability }] of Object.entries(autoPremiumMonthlySecondSurvey.value))
      expect(full > liability && full < 500, code).toBe(true)
    expect(Object.keys(autoPremiumMonthlySecondSurvey.value)).toHaveLength(50)
  })
  it('more dwelling cover costs more', () => {
    homePremiumByDwelling.value.forEach((row, i) => {
      expect(row.yearly).toBeGreaterThan(homePremiumByDwelling.value[i - 1]?.yearly ?? 0)
    })
    for (const [code, row] of Object.entries(homePremiumSecondSurvey.value)) {
      const prices = Object.values(row)
      expect(
        prices.every((price, i) => i === 0 || price > (prices[i - 1] ?? 0)),
        code,
      ).toBe(true)
    }
    // The national 300,000 row is the national average itself (NerdWallet 2025).
    expect(homePremiumByDwelling.value.find((row) => row.dwelling === 300_000)?.yearly).toBe(homePremiumNational.value)
  })
})

describe('health, life and care', () => {
  it('a worker pays about 15% of a single plan and 25% of a family plan (KFF 2025: 9,325 and 26,993)', () => {
    const { single, family, workerSingle, workerFamily } = employerHealth.value
    expect([single, family]).toEqual([9_325, 26_993])
    // 1,440 / 9,325 = 0.154; 6,850 / 26,993 = 0.254.
    expect(workerSingle / single).toBeCloseTo(0.154, 3)
    expect(workerFamily / family).toBeCloseTo(0.254, 3)
  })
  it('term life costs more with age, cover, and for men', () => {
    const { rows, cover } = termLifeMonthly.value
    rows.forEach((row, i) => {
      expect(row.female).toHaveLength(cover.length)
      cover.forEach((_amount, j) => {
        expect(row.male[j] ?? 0).toBeGreaterThan(row.female[j] ?? 99_999)
        expect(row.female[j] ?? 0).toBeGreaterThan(rows[i - 1]?.female[j] ?? 0)
        expect(row.male[j] ?? 0).toBeGreaterThan(row.male[j - 1] ?? 0)
      })
    })
  })
  it('a private room costs more than a shared one, 127,750 a year (2024 survey)', () => {
    expect(longTermCare.value.nursingHomePrivate).toBeGreaterThan(longTermCare.value.nursingHomeShared)
    // 350 dollars a day for 365 days; 305 a day for a shared room.
    expect(longTermCare.value.nursingHomePrivate).toBe(350 * 365)
    expect(longTermCare.value.nursingHomeShared).toBe(305 * 365)
  })
  it('starting values lie in their ranges', () => {
    expect(incomeMultiple.value.low).toBeLessThan(incomeMultiple.value.high)
    expect(ownConsumption.value > 0 && ownConsumption.value < 1).toBe(true)
    expect(disabilityPolicy.value.replacesLow).toBeLessThan(disabilityPolicy.value.replacesHigh)
    const ages = multipleByAge.value
    expect(ages.every((row, i) => i === 0 || row.multiple < (ages[i - 1]?.multiple ?? 0))).toBe(true)
  })
})
