import { describe, expect, test } from 'vitest'
import { catchUpAges, fifteenYear403b, planRounding } from '#facts/retirement/plan-rules.ts'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { amountsAhead, catchUpAt, deferralLimits, fifteenYearExtra, finalYearsExtra, type Member } from './limits.ts'

const plans = taxYear2026.plans.value
const ages = catchUpAges.value
const member: Member = { kind: '401k', age: 40, wagesBefore: 0, hasRoth: true, special: 0 }
const limits = (change: Partial<Member>) => deferralLimits({ ...member, ...change }, plans, ages)

describe('catch-up by age (IRC 414(v), Notice 2025-67)', () => {
  test.each([
    [49, 0],
    [50, 8000],
    [59, 8000],
    [60, 11_250],
    [63, 11_250],
    [64, 8000],
    [70, 8000],
  ])('in the year of turning %i it is %i', (age, amount) => {
    expect(catchUpAt(age, plans, ages)).toBe(amount)
  })
})

describe('catch-up of somebody with wages over the line (26 CFR 1.414(v)-2)', () => {
  test('150,000 itself is not over it', () => {
    expect(limits({ age: 55, wagesBefore: 150_000 }).catchUpIsRoth).toBe(false)
    expect(limits({ age: 55, wagesBefore: 150_000.01 }).catchUpIsRoth).toBe(true)
  })
  test('nobody in the first year with an employer, and nobody in 2025', () => {
    expect(limits({ age: 55, wagesBefore: 0 }).catchUpIsRoth).toBe(false)
    const in2025 = deferralLimits({ ...member, age: 55, wagesBefore: 500_000 }, taxYear2025.plans.value, ages)
    expect(in2025).toMatchObject({ catchUpIsRoth: false, catchUp: 7500, base: 23_500 })
  })
  test('without Roth money in the plan there is none', () => {
    expect(limits({ age: 61, wagesBefore: 200_000, hasRoth: false })).toMatchObject({ catchUp: 0, catchUpLost: 11_250 })
  })
  test('under 50 it changes nothing', () => {
    expect(limits({ age: 45, wagesBefore: 500_000, hasRoth: false })).toMatchObject({
      catchUpLost: 0,
      catchUpIsRoth: false,
    })
  })
})

describe('other plans', () => {
  test('a 457(b) has no 415(c); only a government’s has catch-up by age', () => {
    expect(limits({ kind: '457b-charity', age: 55 })).toMatchObject({
      catchUp: 0,
      additions: null,
      employerCounts: true,
    })
    expect(limits({ kind: '457b-government', age: 55 }).catchUp).toBe(8000)
  })
  test('the final three years or the catch-up, whichever is more (IRC 414(v)(6)(C))', () => {
    expect(limits({ kind: '457b-government', age: 60, special: 20_000 })).toMatchObject({ base: 44_500, catchUp: 0 })
    expect(limits({ kind: '457b-government', age: 60, special: 5000 })).toMatchObject({ base: 24_500, catchUp: 11_250 })
    expect(finalYearsExtra(100_000, 24_500, 2)).toBe(24_500)
    expect(finalYearsExtra(3000, 24_500, 2)).toBe(3000)
  })
  test('15 years: the least of 3,000, what is left of 15,000, and 5,000 a year less earlier deferrals', () => {
    const law = fifteenYear403b.value
    expect(fifteenYearExtra({ serviceYears: 14, deferredBefore: 0, usedBefore: 0 }, law)).toBe(0)
    expect(fifteenYearExtra({ serviceYears: 15, deferredBefore: 0, usedBefore: 0 }, law)).toBe(3000)
    expect(fifteenYearExtra({ serviceYears: 15, deferredBefore: 0, usedBefore: 13_500 }, law)).toBe(1500)
    expect(fifteenYearExtra({ serviceYears: 15, deferredBefore: 73_000, usedBefore: 0 }, law)).toBe(2000)
    // 125,000 in 15 years is over 75,000: nothing.
    expect(fifteenYearExtra({ serviceYears: 15, deferredBefore: 125_000, usedBefore: 0 }, law)).toBe(0)
  })
})

describe('limits of years to come', () => {
  test('falling prices lower nothing, and the year itself is as published', () => {
    expect(amountsAhead(plans, 10, -0.05, planRounding.value)).toMatchObject({ deferral: 24_500, catchUp50: 8000 })
    expect(amountsAhead(plans, 0, 0.5, planRounding.value)).toBe(plans)
  })
  test('3% over ten years: 24,500 × 1.343916 = 32,925.95, down to 32,500', () => {
    expect(amountsAhead(plans, 10, 0.03, planRounding.value)).toMatchObject({
      deferral: 32_500,
      // 8,000 → 10,751.33; 72,000 → 96,761.98; 360,000 → 483,809.89; 150,000 → 201,587.46.
      catchUp50: 10_500,
      annualAdditions: 96_000,
      compensationLimit: 480_000,
      rothCatchUpWagesOver: 200_000,
    })
  })
})
