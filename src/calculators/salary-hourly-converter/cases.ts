import type { Case } from '../kit/definition.ts'
import type { PayInputs } from './sections.ts'

/** Pay and nothing else: no time off, travel, plan or premium. */
const bare = {
  hours: 40,
  days: 5,
  status: 'single',
  state: 'US',
  extraHours: 0,
  overtime: 'paid',
  paidDaysOff: 0,
  unpaidWeeks: 0,
  commuteMinutes: 0,
  commuteCost: 0,
  lunchMinutes: 0,
  workCosts: 0,
  bonus: 0,
  deferral: 0,
  match: 0,
  premium: 0,
  otherBenefits: 0,
  children: 0,
} as const

export const cases: readonly Case<PayInputs>[] = [
  {
    name: '29 CFR 778.113: a week of $182.70 for 35 hours is $5.22 an hour; eight hours more are 5 straight and 3 at $7.83',
    derivation:
      'The regulation: 182.70 ÷ 35 = 5.22 and 7.83 after 40. A week: 5 × 5.22 + 3 × 7.83 = 49.59; a year of 52: 2,578.68.',
    inputs: { ...bare, pay: 182.7, unit: 'week', hours: 35, extraHours: 8 },
    expect: { hourly: 5.22, overtimeYearly: 2578.68, yearly: 9500.4 },
    within: 0.004,
  },
  {
    name: '5 CFR 531.607: $50,000 a year under the 2,087 rule is $23.96 an hour, $1,916.80 for two weeks',
    derivation:
      'The regulation’s own example: 50,000 ÷ 2,087 = 23.957, up to 23.96; × 80 = 1,916.80. By 2,080 hours: 24.04.',
    inputs: { ...bare, pay: 50_000, unit: 'year' },
    expect: { federalHourly: 23.96, federalTwoWeekly: 1916.8, hourly: 24.04 },
    within: 0.004,
  },
  {
    name: 'OPM fact sheet, 2,087-hour divisor: $89,033 is $42.66 an hour and $3,412.80 for two weeks',
    derivation: 'The fact sheet’s example of a GS-13, step 1, in Washington, DC, in 2011.',
    inputs: { ...bare, pay: 89_033, unit: 'year' },
    expect: { federalHourly: 42.66, federalTwoWeekly: 3412.8 },
    within: 0.004,
  },
  {
    name: 'A week of $1,000 is $4,333.33 a month, not $4,330',
    derivation:
      '1,000 × 52 ÷ 12 = 4,333.33; half a month 1,000 × 52 ÷ 24 = 2,166.67; a year 52,000; an hour of 40: 25.',
    inputs: { ...bare, pay: 1000, unit: 'week' },
    expect: { monthly: 4333.33, halfMonthly: 2166.67, yearly: 52_000, hourly: 25, daily: 200, twoWeekly: 2000 },
    within: 0.004,
  },
  {
    name: '$65,000, single, 2026: take-home and real hour by hand',
    derivation:
      'Taxable 65,000 − 16,100 = 48,900: 1,240 + 12% × 36,500 = 5,620. FICA 7.65% = 4,972.50. Left 54,407.50. 4 weeks off: 48 × 40 = 1,920 hours, 48 × 5 × 1 hour of travel = 240: 2,160. Travel costs 240 × 10 = 2,400. (54,407.50 − 2,400) ÷ 2,160 = 24.0775.',
    inputs: {
      ...bare,
      pay: 65_000,
      unit: 'year',
      paidDaysOff: 20,
      commuteMinutes: 60,
      commuteDays: 5,
      commuteCost: 10,
    },
    year: 2026,
    expect: { federalTax: 5620, payrollTax: 4972.5, takeHomeYearly: 54_407.5, hoursGiven: 2160, realHourly: 24.08 },
    within: 0.004,
  },
  {
    name: 'Unpaid overtime: $1,200 a week for 40 hours, ten more unpaid',
    derivation:
      '1,200 ÷ 40 = 30 an hour. 50 weeks worked × 10 = 500 hours: 15,000 at the rate. 62,400 ÷ (50 × 50 = 2,500 hours) = 24.96 an hour worked.',
    inputs: { ...bare, pay: 1200, unit: 'week', extraHours: 10, overtime: 'unpaid', paidDaysOff: 10 },
    expect: { unpaidOvertime: 15_000, paidPerHourWorked: 24.96, overtimeYearly: 0 },
    within: 0.004,
  },
  {
    name: '1099: the rate that nets to the job, checked forward by hand',
    derivation:
      'Profit 60,000 nets, single, 2026: SE tax 60,000 × 0.9235 × 0.153 = 8,477.73; half 4,238.865. AGI 55,761.135 − 16,100 = 39,661.135; QBI deduction 20% of it (less than 20% of 55,761) = 7,932.227; taxable 31,728.908: 1,240 + 12% × 19,328.908 = 3,559.469. Net 60,000 − 12,037.199 = 47,962.80. 1,500 hours at 40.',
    inputs: {
      ...bare,
      pay: 65_000,
      unit: 'year',
      compare: 'contract',
      contractRate: 40,
      contractHours: 30,
      contractWeeks: 50,
      contractCosts: 0,
      contractPremium: 0,
    },
    year: 2026,
    expect: { contractTakeHome: 47_962.8 },
    within: 0.01,
  },
  {
    name: 'Thursdays every two weeks from January 1, 2026: 27 paydays',
    derivation: '2026 has 365 days and starts on a Thursday: January 1 + 26 × 14 days = December 31.',
    inputs: { ...bare, pay: 2500, unit: 'two-weeks', payEvery: '14', payday: '2026-01-01' },
    expect: { paydaysThisYear: 27, yearly: 65_000 },
    within: 0,
  },
]
