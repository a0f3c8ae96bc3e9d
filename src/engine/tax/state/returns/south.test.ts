import { describe, expect, it } from 'vitest'
import { emptyHousehold } from '../../household.ts'
import { child, couple, named, person, retiree, returnOf, worker } from './returns.testkit.ts'

describe('Alabama', () => {
  it('2025, one wage of 60,000: federal tax and payroll tax come off', () => {
    // Federal tax on 44,250: 1,192.50 + 12% of 32,325 = 5,071.50. Itemized: 7.65% of 60,000 = 4,590, over the 2,500 standard
    // 60,000 - 5,071.50 - 4,590 - 1,500 = 48,838.50; 10 + 4% of 2,500 + 5% of 45,838.50 = 2,401.925
    const result = returnOf('AL', 2025, worker(60_000))
    expect(result.federalTaxDeduction).toBeCloseTo(5071.5, 6)
    expect(result.incomeTax).toBeCloseTo(2401.925, 6)
  })
  it('2025, the retiree: the pension is free and 6,000 of the IRA', () => {
    // Income 15,000 - 6,000 + 1,000 = 10,000. Federal tax: 58,000 - 17,750 - 6,000 senior = 34,250: 1,192.50 + 2,679 = 3,871.50
    // 10,000 - 3,871.50 - 3,000 - 1,500 = 1,628.50; 10 + 4% of 1,128.50 = 55.14
    expect(returnOf('AL', 2025, retiree).incomeTax).toBeCloseTo(55.14, 6)
  })
  it('the standard deduction falls in whole steps of 500 above 25,500 down to 2,500', () => {
    const standard = (pay: number) => returnOf('AL', 2025, worker(pay)).standardDeduction
    expect(standard(25_500)).toBe(3000)
    expect(standard(25_999)).toBe(3000)
    expect(standard(26_000)).toBe(2975)
    expect(standard(35_500)).toBe(2500)
    expect(standard(90_000)).toBe(2500)
  })
  it('gives 1,000 for a dependent up to 50,000, 500 to 100,000, then 300', () => {
    const exemption = (pay: number) => returnOf('AL', 2025, couple(pay, 0, { dependents: [child(5)] })).exemptions
    expect(exemption(50_000)).toBe(4000)
    expect(exemption(50_001)).toBe(3500)
    expect(exemption(100_001)).toBe(3300)
  })
  it('counts Birmingham’s 1% on pay', () => {
    expect(returnOf('AL', 2025, worker(60_000, { locality: 'birmingham' })).localTax).toBe(600)
  })
})

describe('Georgia', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 48,000 x 0.0519 = 2,491.20; 45,000 x 0.0499 = 2,245.50
    expect(returnOf('GA', 2025, worker(60_000)).incomeTax).toBeCloseTo(2491.2, 6)
    expect(returnOf('GA', 2026, worker(60_000)).incomeTax).toBeCloseTo(2245.5, 6)
  })
  it('2025, the retiree owes nothing: 41,000 is inside 65,000', () => {
    expect(returnOf('GA', 2025, retiree).incomeTax).toBe(0)
  })
  it('2025, at 63: 35,000 of pension and up to 5,000 of pay inside it', () => {
    // Pension 20,000 and pay 40,000: out 20,000 + 5,000; 35,000 - 12,000 = 23,000; x 0.0519 = 1,193.70
    const early = { ...emptyHousehold, people: [person({ age: 63, privatePension: 20_000, pay: 40_000 })] } as const
    expect(returnOf('GA', 2025, early).incomeTax).toBeCloseTo(1193.7, 6)
    // Pension 50,000 alone: 50,000 - 35,000 - 12,000 = 3,000; x 0.0519 = 155.70
    const pension = { ...emptyHousehold, people: [person({ age: 63, privatePension: 50_000 })] } as const
    expect(returnOf('GA', 2025, pension).incomeTax).toBeCloseTo(155.7, 6)
  })
  it('2026 has 5,000 for a dependent and 250 for a child under 6', () => {
    // 130,000 - 30,000 - 10,000 = 90,000; x 0.0499 = 4,491; - 250 = 4,241
    expect(returnOf('GA', 2026, couple(90_000, 40_000, { dependents: [child(3), child(9)] })).incomeTax).toBeCloseTo(
      4241,
      6,
    )
  })
  it('low income credit: 26 a head under 6,000, none from 20,000', () => {
    const credit = (pay: number, age = 40) =>
      named(
        returnOf('GA', 2025, { ...emptyHousehold, people: [person({ pay, age })], otherIncome: 0 })
          .nonrefundableCredits,
        'Low income credit',
      )
    // Under 12,000 there is no tax to reduce; 14,999 gives 2,999 x 0.0519 and 8; 15,000 gives 5
    expect(credit(14_999)).toBe(8)
    expect(credit(15_000)).toBe(5)
    expect(credit(15_000, 65)).toBe(0) // 5,000 of pay is retirement income, so no tax is left
    expect(credit(20_000)).toBe(0)
  })
})

describe('Louisiana', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 47,500 x 0.03 = 1,425; 47,165 x 0.03 = 1,414.95
    expect(returnOf('LA', 2025, worker(60_000)).incomeTax).toBeCloseTo(1425, 6)
    expect(returnOf('LA', 2026, worker(60_000)).incomeTax).toBeCloseTo(1414.95, 6)
  })
  it('2025, the retiree: 12,000 of pension and IRA is free', () => {
    // 58,000 - 17,000 - 12,000 - 12,500 = 16,500; x 0.03 = 495
    expect(returnOf('LA', 2025, retiree).incomeTax).toBeCloseTo(495, 6)
  })
  it('government pensions are free at any age', () => {
    const clerk = { ...emptyHousehold, people: [person({ age: 50, governmentPension: 40_000, pay: 20_000 })] } as const
    // 60,000 - 40,000 - 12,500 = 7,500; x 0.03 = 225
    expect(returnOf('LA', 2025, clerk).incomeTax).toBeCloseTo(225, 6)
  })
})

describe('North Carolina', () => {
  it('2025 and 2026, one wage of 60,000', () => {
    // 47,250 x 0.0425 = 2,008.125; x 0.0399 = 1,885.275
    expect(returnOf('NC', 2025, worker(60_000)).incomeTax).toBeCloseTo(2008.125, 6)
    expect(returnOf('NC', 2026, worker(60_000)).incomeTax).toBeCloseTo(1885.275, 6)
  })
  it('2026, the retiree: only Social Security is free', () => {
    // 58,000 - 17,000 - 12,750 = 28,250; x 0.0399 = 1,127.175
    expect(returnOf('NC', 2026, retiree).incomeTax).toBeCloseTo(1127.175, 6)
  })
  it('2025, a couple with two children: 500 each between 120,000 and 140,000', () => {
    // 130,000 - 25,500 - 1,000 = 103,500; x 0.0425 = 4,398.75
    expect(returnOf('NC', 2025, couple(90_000, 40_000, { dependents: [child(3), child(16)] })).incomeTax).toBeCloseTo(
      4398.75,
      6,
    )
  })
  it('mortgage interest and property tax together stop at 20,000', () => {
    // 20,000 + 5,000 gifts = 25,000 over 12,750; 100,000 - 25,000 = 75,000; x 0.0425 = 3,187.50
    const owner = worker(100_000, {
      mortgageInterest: 15_000,
      mortgageBalance: 300_000,
      realEstateTax: 9000,
      charityCash: 5000,
    })
    expect(returnOf('NC', 2025, owner).incomeTax).toBeCloseTo(3187.5, 6)
  })
})
