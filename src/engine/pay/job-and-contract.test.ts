import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { settleTaxes } from '../tax/settle-taxes.ts'
import { type Contract, contractYear, equalRate } from './contract-year.ts'
import { type Around, type Job, jobYear } from './job-year.ts'

const around: Around = {
  status: 'single',
  state: null,
  spousePay: 0,
  children: 0,
  taxesOf: (household) => settleTaxes(household, taxYear2026, null),
}
const job: Job = {
  pay: 65_000,
  unit: 'year',
  hours: 40,
  days: 5,
  extraHours: 0,
  overtimePaid: true,
  unpaidWeeks: 0,
  paidDaysOff: 0,
  bonus: 0,
  deferralShare: 0,
  deferralLimit: 24_500,
  matchShare: 0,
  matchPayLimit: 360_000,
  additionsLimit: 72_000,
  otherBenefits: 0,
  premium: 0,
  commuteMinutes: 0,
  commuteDays: 5,
  commuteCost: 0,
  lunchMinutes: 0,
  workCosts: 0,
}
test('$65,000 single in 2026 by hand: tax 5,620, FICA 4,972.50, take-home 54,407.50, 26.157 for each of 2,080 hours', () => {
  // 65,000 − 16,100 = 48,900: 10% of 12,400 + 12% of 36,500 = 1,240 + 4,380. 65,000 × 7.65%.
  const year = jobYear(job, around)
  expect(year.tax.federal).toBeCloseTo(5620, 6)
  expect(year.tax.payroll).toBeCloseTo(4972.5, 6)
  expect(year.takeHome).toBeCloseTo(54_407.5, 6)
  expect(year.netWorth / year.hoursGiven).toBeCloseTo(54_407.5 / 2080, 8)
})
test('hours given: 46 weeks of 40 + 5 hours, 5 × 50 minutes of travel, 5 × 30 of lunch', () => {
  // 2 unpaid weeks, 20 paid days off = 4 weeks: 46 worked. 46 × 45 = 2,070; 46 × 5 × 50/60 = 191.67; 46 × 2.5 = 115.
  const year = jobYear(
    {
      ...job,
      unpaidWeeks: 2,
      paidDaysOff: 20,
      extraHours: 5,
      overtimePaid: false,
      commuteMinutes: 50,
      lunchMinutes: 30,
      commuteCost: 10,
      workCosts: 20,
    },
    around,
  )
  expect(year.hoursGiven).toBeCloseTo(2070 + 191.6667 + 115, 3)
  expect(year.basePay).toBeCloseTo(62_500, 8)
  expect(year.commuteCost).toBeCloseTo(2300, 8)
  expect(year.netWorth).toBeCloseTo(year.takeHome - 2300 - 240, 8)
})
test('overtime by the hour: $20, 5 hours over 40 in 50 weeks is 5 × $30 × 50 = 7,500, of which 2,500 is the half', () => {
  const year = jobYear({ ...job, pay: 20, unit: 'hour', extraHours: 5, paidDaysOff: 10 }, around)
  expect(year.overtimePay).toBeCloseTo(7500, 8)
  expect(year.overtimePremium).toBeCloseTo(2500, 8)
  expect(year.gross).toBeCloseTo(41_600 + 7500, 8)
})
test('IRC 401(a)(17) and 415(c): the employer adds on at most 360,000 of pay, and both together at most 72,000 in 2026', () => {
  // 4% of 360,000, not of 500,000.
  expect(jobYear({ ...job, pay: 500_000, matchShare: 0.04 }, around).match).toBeCloseTo(14_400, 8)
  // 72,000 less 24,500 of one's own.
  const whole = jobYear({ ...job, matchShare: 1, deferralShare: 0.5 }, around)
  expect(whole.deferral).toBe(24_500)
  expect(whole.match).toBeCloseTo(47_500, 8)
})
test('plan money cannot take what Social Security and Medicare take: 20,000 less 7.65% leaves 18,470', () => {
  const year = jobYear({ ...job, pay: 20_000, deferralShare: 1 }, around)
  expect(year.deferral).toBeCloseTo(18_470, 6)
  expect(year.takeHome).toBeGreaterThanOrEqual(0)
})
test('nor what a spouse’s high pay makes income tax take: 24,000 on top of 2,000,000', () => {
  const joint = { ...around, status: 'joint' as const, spousePay: 2_000_000 }
  const year = jobYear({ ...job, pay: 24_000, deferralShare: 1 }, joint)
  // 24,000 less 8.55% (7.65% and the 0.9% above 250,000) less 37% of 24,000 − d is d: d = 24,000 × (1 − 0.0855 − 0.37) ÷ 0.63.
  expect(year.deferral).toBeCloseTo(20_742.86, 1)
  expect(year.takeHome).toBeGreaterThan(-0.01)
})
test('take-home is never below zero for plan money alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: 0, max: 100 }), (pay, percent) => {
      const year = jobYear({ ...job, pay, deferralShare: percent / 100 }, around)
      expect(year.takeHome).toBeGreaterThan(-0.01)
      expect(year.takeHome + year.tax.total + year.premium + year.deferral).toBeCloseTo(year.gross, 6)
    }),
    { numRuns: 200 },
  )
})
test('the taxes of a second job are those on top of the spouse’s pay', () => {
  const joint = { ...around, status: 'joint' as const, spousePay: 150_000 }
  // 150,000 − 32,200 = 117,800 is in the 22% bracket of 100,800 to 211,400; 50,000 more stays in it: 11,000.
  expect(jobYear({ ...job, pay: 50_000 }, joint).tax.federal).toBeCloseTo(11_000, 6)
})

const contract: Contract = { hours: 40, weeks: 46, costs: 3000, premium: 700, planMoney: 0, serviceTrade: false }
test('self-employment tax by hand: profit 60,000 pays 92.35% × 15.3% = 8,477.73', () => {
  // Single: AGI 60,000 − 4,238.865 = 55,761.135; less 16,100 = 39,661.135; QBI 20% of min(55,761.135, 39,661.135) = 7,932.227:
  // taxable 31,728.908: 1,240 + 12% × 19,328.908 = 3,559.469. Together 12,037.199.
  const year = contractYear(1, { ...contract, hours: 60_000, weeks: 1, costs: 0, premium: 0 }, around)
  expect(year.tax.payroll).toBe(0)
  expect(year.tax.total).toBeCloseTo(8477.73 + 3559.469, 2)
})
test('the equal rate leaves exactly what the job leaves', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15_000, max: 400_000 }),
      fc.integer({ min: 5, max: 50 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.boolean(),
      (pay, hours, costs, serviceTrade) => {
        const year = jobYear({ ...job, pay, matchShare: 0.04, deferralShare: 0.06, premium: 120 }, around)
        const asked = { ...contract, hours, costs, serviceTrade, planMoney: year.deferral }
        const found = equalRate(year.worth, asked, around)
        expect(found.outcome).toBe('rate')
        if (found.outcome !== 'rate') return
        expect(Math.abs(contractYear(found.hourly, asked, around).worth - year.worth)).toBeLessThan(1)
        expect(found.hourly * hours * 46).toBeGreaterThan(pay)
      },
    ),
    { numRuns: 100 },
  )
})
test('no billed hours: no rate helps; nothing to match: a rate that covers the costs', () => {
  expect(equalRate(50_000, { ...contract, weeks: 0 }, around)).toEqual({ outcome: 'no-hours' })
  const found = equalRate(0, contract, around)
  expect(found.outcome).toBe('rate')
})

describe('households worked by hand from Rev. Proc. 2024-40, P.L. 119-21 (2025) and Rev. Proc. 2025-32 (2026)', () => {
  const people = (
    changes: Partial<Around> = {},
    year: typeof taxYear2025 | typeof taxYear2026 = taxYear2026,
  ): Around => ({
    ...around,
    taxesOf: (household) => settleTaxes(household, year, null),
    ...changes,
  })
  const taxOf = (changes: Partial<Job>, who: Around) => jobYear({ ...job, ...changes }, who).tax
  const ownTax = (profit: number, who: Around, serviceTrade = false) =>
    contractYear(1, { hours: profit, weeks: 1, costs: 0, premium: 0, planMoney: 0, serviceTrade }, who).tax.total

  test('joint, one pay of 120,000, 2026', () => {
    // 120,000 − 32,200 = 87,800: 2,480 + 12% × 63,000 = 10,040. 7.65% = 9,180.
    const tax = taxOf({ pay: 120_000 }, people({ status: 'joint' }))
    expect(tax.federal).toBeCloseTo(10_040, 6)
    expect(tax.payroll).toBeCloseTo(9180, 6)
  })
  test('head of household, 60,000, one child, 2026', () => {
    // 60,000 − 24,150 = 35,850: 1,770 + 12% × 18,150 = 3,948, less 2,200.
    expect(taxOf({ pay: 60_000 }, people({ status: 'head', children: 1 })).federal).toBeCloseTo(1748, 6)
  })
  test('single, 250,000, 2025: past the wage base of 176,100, with 0.9% over 200,000', () => {
    // 234,250: 1,192.50 + 4,386 + 12,072.50 + 22,548 + 32% × 36,950 = 52,023, and 450. 6.2% × 176,100 + 1.45% × 250,000 = 14,543.20.
    const tax = taxOf({ pay: 250_000 }, people({}, taxYear2025))
    expect(tax.federal).toBeCloseTo(52_473, 6)
    expect(tax.payroll).toBeCloseTo(14_543.2, 6)
  })
  test('single, 250,000, 2026: the wage base is 184,500', () => {
    // 233,900: 1,240 + 4,560 + 12,166 + 23,058 + 32% × 32,125 = 51,304, and 450. 6.2% × 184,500 + 3,625 = 15,064.
    const tax = taxOf({ pay: 250_000 }, people())
    expect(tax.federal).toBeCloseTo(51_754, 6)
    expect(tax.payroll).toBeCloseTo(15_064, 6)
  })
  test('separate returns, 100,000, 2026', () => {
    // 83,900: 5,800 + 22% × 33,500.
    expect(taxOf({ pay: 100_000 }, people({ status: 'separate' })).federal).toBeCloseTo(13_170, 6)
  })
  test('joint, 50,000 on top of 150,000, 2025: all of it in the 22% bracket', () => {
    // 150,000 − 31,500 = 118,500, and 168,500, between 96,950 and 206,700.
    expect(taxOf({ pay: 50_000 }, people({ status: 'joint', spousePay: 150_000 }, taxYear2025)).federal).toBeCloseTo(
      11_000,
      6,
    )
  })
  test('401(k) money escapes income tax alone, the health premium both', () => {
    // 65,000 − 3,250 − 1,440 − 16,100 = 44,210: 1,240 + 12% × 31,810 = 5,057.20. 7.65% × 63,560 = 4,862.34.
    const tax = taxOf({ deferralShare: 0.05, premium: 120 }, people())
    expect(tax.federal).toBeCloseTo(5057.2, 6)
    expect(tax.payroll).toBeCloseTo(4862.34, 6)
  })
  test('overtime: the half of 6,500 comes off, at most 12,500', () => {
    // 71,500 − 16,100 − 6,500 = 48,900: 5,620. With 20,000 of half: 130,000 − 16,100 − 12,500 = 101,400: 5,800 + 22% × 51,000 = 17,020.
    const over = { pay: 25, unit: 'hour', extraHours: 10 } as const
    expect(taxOf(over, people()).federal).toBeCloseTo(5620, 6)
    // 70,000 is 33.65 an hour; extra hours enough for 60,000 at time and a half hold 20,000 of half.
    const much = { pay: 70_000, extraHours: 60_000 / ((70_000 / 2080) * 1.5 * 52) }
    expect(taxOf(much, people()).federal).toBeCloseTo(17_020, 4)
  })
  test('1099, service trade, profit 200,000, 2025', () => {
    // 184,700 of net earnings: 12.4% × 176,100 + 2.9% × 184,700 = 27,192.70, half 13,596.35. 186,403.65 − 15,750 = 170,653.65, of which 20% (34,130.73) is less than
    // 20% of the profit left. 136,522.92: 17,651 + 24% × 33,172.92 = 25,612.50.
    expect(ownTax(200_000, people({}, taxYear2025), true)).toBeCloseTo(27_192.7 + 25_612.5008, 3)
  })
  test('1099, service trade, profit 300,000, 2026: nearly all of the business deduction is gone', () => {
    // 277,050: 12.4% × 184,500 + 2.9% × 277,050 = 30,912.45, half 15,456.225. 284,543.775 − 16,100 = 268,443.775, 66,693.775 over 201,750: 88.925% of 75,000. Both the service
    // trade's share and the wage limit leave 11.075%: 20% × 284,543.775 × 0.11074967² = 698.01. 267,745.76: 58,448 + 35% × 11,520.76 = 62,480.27; 0.9% × 77,050 = 693.45.
    expect(ownTax(300_000, people(), true)).toBeCloseTo(30_912.45 + 62_480.27 + 693.45, 2)
  })
})
