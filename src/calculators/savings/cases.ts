import type { Case } from '../kit/definition.ts'
import type { SavingsInputs } from './sections.ts'

/** No tax, no inflation, every deposit the same, monthly, at the end. */
const bare = {
  taxKind: 'none',
  inflation: 0,
  keepsValue: false,
  frequency: 'monthly',
  timing: 'end',
  raise: 0,
  extras: [],
  rateKind: 'apy',
} as const
const bucket = { name: 'Goal', by: null }

export const cases: readonly Case<SavingsInputs>[] = [
  {
    name: 'Spreadsheet PMT reference (Microsoft Support): 50,000 in 18 years at 6% takes 129.08 a month',
    derivation: 'Published example PMT(6%/12, 18*12, 0, 50000) = -129.08. The 6% is a nominal rate compounded monthly.',
    inputs: {
      ...bare,
      ask: 'deposit',
      goal: 50_000,
      saved: 0,
      by: 216,
      rate: 6,
      rateKind: 'nominal',
      compounding: 'monthly',
    },
    expect: { depositNeeded: 129.08 },
    within: 0.005,
  },
  {
    name: 'Spreadsheet FV reference (Microsoft Support): 500 and ten deposits of 200 at the start of the month at 6%',
    derivation: 'Published example FV(0.06/12, 10, -200, -500, 1) = 2,581.40.',
    inputs: {
      ...bare,
      ask: 'balance',
      saved: 500,
      deposit: 200,
      timing: 'begin',
      by: 10,
      rate: 6,
      rateKind: 'nominal',
      compounding: 'monthly',
    },
    expect: { finalBalance: 2581.4, paidIn: 2500, interest: 81.4 },
    within: 0.005,
  },
  {
    name: 'Spreadsheet NPER reference (Microsoft Support): 1,000 and 100 a month at 12% reach 10,000 in 59.67 months',
    derivation: 'Published example NPER(12%/12, -100, -1000, 10000, 1) = 59.67, so at the end of month 60.',
    inputs: {
      ...bare,
      ask: 'date',
      goal: 10_000,
      saved: 1000,
      deposit: 100,
      timing: 'begin',
      rate: 12,
      rateKind: 'nominal',
      compounding: 'monthly',
    },
    expect: { monthsToGoal: 60 },
    within: 0,
  },
  {
    name: 'Regulation DD Appendix A: 5.50% compounded daily pays $452.29 on $8,000, an APY of 5.65%',
    derivation: '12 CFR 1030 Appendix A, tiering method A, second tier: interest of 452.29 in a year, APY 5.65%.',
    inputs: {
      ...bare,
      ask: 'balance',
      saved: 8000,
      deposit: 0,
      by: 12,
      rate: 5.5,
      rateKind: 'nominal',
      compounding: 'daily',
    },
    expect: { interest: 452.29, apy: 5.65 },
    within: 0.005,
  },
  {
    name: 'An APY is not compounded again: 10,000 at 5% APY is 10,500 after a year',
    derivation: 'By definition (12 CFR 1030 Appendix A): APY = interest of a year / principal, so 10,000 × 0.05 = 500.',
    inputs: { ...bare, ask: 'balance', saved: 10_000, deposit: 0, by: 12, rate: 5 },
    expect: { finalBalance: 10_500, interest: 500, apy: 5 },
    within: 0.000001,
  },
  {
    name: '3,000 and 300 a month at 4% APY to 15,000: month 37',
    derivation:
      'v = 1.04^(1/12) = 1.00327374, i = v - 1: n = ln((15,000 i + 300)/(3,000 i + 300)) / ln v = 36.526, so month 37. From 3,000 in 36 months it takes (15,000 - 3,000 x 1.04^3) i / (1.04^3 - 1) = 304.80.',
    inputs: { ...bare, ask: 'date', goal: 15_000, saved: 3000, deposit: 300, rate: 4 },
    expect: { monthsToGoal: 37 },
    within: 0,
  },
  {
    name: 'The deposit for 15,000 in 36 months at 4% APY',
    derivation: '(15,000 - 3,000 x 1.04^3) x 0.00327374 / (1.04^3 - 1) = 304.80.',
    inputs: { ...bare, ask: 'deposit', goal: 15_000, saved: 3000, by: 36, rate: 4 },
    expect: { depositNeeded: 304.8 },
    within: 0.005,
  },
  {
    name: 'Weekly deposits on an APY',
    derivation: 'w = 1.045^(1/52) - 1; 2,000 x 1.045^5 + 50 (1.045^5 - 1) / w = 17,027.74; 260 deposits.',
    inputs: { ...bare, ask: 'balance', saved: 2000, deposit: 50, frequency: 'weekly', by: 60, rate: 4.5 },
    expect: { finalBalance: 17_027.74, paidIn: 15_000 },
    within: 0.006,
  },
  {
    name: 'A goal that rises with prices',
    derivation: 'By hand at 0%: 10,000 x 1.05^2 = 11,025; over 24 months 459.375.',
    inputs: {
      ...bare,
      ask: 'deposit',
      goal: 10_000,
      saved: 0,
      by: 24,
      rate: 0,
      inflation: 5,
      keepsValue: true,
    },
    expect: { depositNeeded: 459.38, goalThen: 11_025, finalBalanceToday: 10_000 },
    within: 0.0051,
  },
  {
    name: 'Interest after federal tax: 22% of it, Rev. Proc. 2025-32',
    derivation:
      'Single, 85,000 of pay less 16,100 is 68,900, inside the 22% bracket (50,400 to 105,700). 4% a year is 0.3273740% a month; less 22%: 1.002553517^12 is 3.10762% a year.',
    inputs: { ...bare, ask: 'date', taxKind: 'returns', income: 85_000, status: 'single', state: 'US', rate: 4 },
    expect: { yieldAfterTax: 3.10762, taxShare: 22 },
    within: 0.0001,
  },
  {
    name: 'The same in Pennsylvania: 3.07% more',
    derivation: '0.3273740% x (1 - 0.22 - 0.0307) = 0.2453013% a month, 2.98366% a year.',
    inputs: { ...bare, ask: 'date', taxKind: 'returns', income: 85_000, status: 'single', state: 'PA', rate: 4 },
    expect: { yieldAfterTax: 2.98366, taxShare: 25.07 },
    within: 0.0001,
  },
  {
    name: 'Two goals without interest',
    derivation:
      'By hand: 1,200 at 100 a month is full in month 12; 600 at 20 has 240 then and gets 120 from there: 360 / 120 = 3 months, so month 15, as 1,800 / 120.',
    inputs: {
      ...bare,
      ask: 'buckets',
      rate: 0,
      order: 'side-by-side',
      buckets: [
        { ...bucket, goal: 1200, saved: 0, deposit: 100 },
        { ...bucket, goal: 600, saved: 0, deposit: 20 },
      ],
    },
    expect: { monthsToGoal: 15, finalBalance: 1800, interest: 0 },
    within: 0.004,
  },
]
