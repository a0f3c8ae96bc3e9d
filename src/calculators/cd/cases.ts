import type { Case } from '../kit/definition.ts'
import type { CdInputs } from './sections.ts'

const untaxed = { income: 0, state: 'US', inflation: 0 } as const
const apy = { rateKind: 'apy', kind: 'bank', payout: 'stays' } as const
const simple = { rateKind: 'rate', compounding: 'none', kind: 'bank', payout: 'stays' } as const

export const cases: readonly Case<CdInputs>[] = [
  {
    name: 'Regulation DD Appendix A: 5.50% compounded daily pays $452.29 on $8,000 in a year, an APY of 5.65%',
    derivation: '12 CFR 1030 Appendix A, tiering method A, second tier: interest 452.29, APY 5.65%.',
    inputs: {
      deposit: 8000,
      rate: 5.5,
      rateKind: 'rate',
      compounding: 'daily',
      term: 12,
      payout: 'stays',
      kind: 'bank',
    },
    expect: { interest: 452.29, totalValue: 8452.29, apy: 5.65 },
    within: 0.005,
  },
  {
    name: 'Regulation DD Appendix A: 5.75% compounded daily pays $1,183.61 on $20,000, an APY of 5.92%',
    derivation: '12 CFR 1030 Appendix A, tiering method A, third tier: interest 1,183.61, APY 5.92%.',
    inputs: {
      deposit: 20_000,
      rate: 5.75,
      rateKind: 'rate',
      compounding: 'daily',
      term: 12,
      payout: 'stays',
      kind: 'bank',
    },
    expect: { interest: 1183.61, apy: 5.92 },
    within: 0.005,
  },
  {
    name: 'An APY is not compounded again: 10,000 at 5% APY for 18 months',
    derivation:
      'Closed form: 10,000 x 1.05^1.5 = 10,759.30. Compounding the APY daily would give 10,000 (1 + 0.05/365)^547.5 = 10,778.79; monthly 10,777.16: both wrong.',
    inputs: { ...apy, ...untaxed, deposit: 10_000, rate: 5, term: 18 },
    expect: { totalValue: 10_759.3, interest: 759.3, savingsMustAverage: 5 },
    within: 0.005,
  },
  {
    name: 'The penalty eats principal: 6 months of interest after 2 months',
    derivation:
      'By hand, simple interest 6% on 10,000: earned in 2 months 100, penalty 10,000 x 0.06 x 6/12 = 300, so 9,800 comes back, 200 of the deposit is gone. The deposit is whole from month 6.',
    inputs: {
      ...simple,
      ...untaxed,
      deposit: 10_000,
      rate: 6,
      term: 24,
      leaveAfter: 2,
      penalty: 6,
      penaltyOn: 'deposit',
    },
    expect: { earlyPenalty: 300, earlyValue: 9800, principalLost: 200, breakEvenMonth: 6, interest: 1200 },
    within: 0.000001,
  },
  {
    name: 'Paid out quarterly, simple interest',
    derivation:
      'By hand: 20,000 x 4% / 4 = 200 a quarter, over 18 months six times: 1,200. The deposit itself stays 20,000.',
    inputs: { ...simple, ...untaxed, deposit: 20_000, rate: 4, term: 18, payout: 'quarterly' },
    expect: { interestPaidOut: 1200, totalValue: 21_200, maturityValue: 20_000 },
    within: 0.000001,
  },
  {
    name: 'A term in days',
    derivation: 'By hand: 5,000 x 3.65% x 200/365 = 100.',
    inputs: { ...simple, ...untaxed, deposit: 5000, rate: 3.65, termUnit: 'days', days: 200, leaveAfter: null },
    expect: { interest: 100, totalValue: 5100 },
    within: 0.000001,
  },
  {
    name: 'Against a savings account that pays more today',
    derivation:
      'Closed form: savings at 5% against a CD at 4% for a year: 10,500 against 10,400. Falling evenly it averages 4% when it ends at 1.04^2 / 1.05 - 1 = 3.0095%.',
    inputs: { ...apy, ...untaxed, deposit: 10_000, rate: 4, term: 12, savingsRate: 5 },
    expect: { savingsValue: 10_500, totalValue: 10_400, savingsMayFallTo: 3.0095238 },
    within: 0.00001,
  },
  {
    name: 'After tax in Pennsylvania: CD at 4% against a Treasury quoted at 4% (31 USC 3124)',
    derivation:
      'Single, 85,000 of pay less 16,100 is 68,900, in the 22% bracket (Rev. Proc. 2025-32); Pennsylvania takes 3.07% of bank interest. CD 4% x (1 - 0.2507) = 2.9972%; Treasury (1.02^2 - 1) x 0.78 = 3.1512%. Equal at a Treasury of 2 (sqrt(1 + 0.04 x 0.7493 / 0.78) - 1) = 3.80636%.',
    inputs: {
      ...apy,
      deposit: 10_000,
      rate: 4,
      term: 12,
      treasuryYield: 4,
      income: 85_000,
      status: 'single',
      state: 'PA',
    },
    expect: { cdYieldAfterTax: 2.9972, treasuryYieldAfterTax: 3.1512, treasuryToMatch: 3.80636, cdAfterTax: 10_299.72 },
    within: 0.0001,
  },
  {
    name: 'A ladder of three, at 4% APY',
    derivation: 'Closed form: 1,000 x (1.04 + 1.0816 + 1.124864) = 3,246.46; the average wait is 24 months.',
    inputs: {
      ...apy,
      rate: 4,
      withLadder: true,
      rungs: [12, 24, 36].map((months) => ({ months, amount: 1000, apy: null })),
    },
    expect: { ladderValue: 3246.46, ladderInterest: 246.46, ladderAverageMonths: 24 },
    within: 0.005,
  },
  {
    name: 'Six months are taxed on six months of interest',
    derivation:
      'Single, 85,000 of pay, in the 22% bracket (Rev. Proc. 2025-32): 10,000 (1.04^0.5 - 1) = 198.04, of which 22% is 43.57: 10,154.47.',
    inputs: {
      ...apy,
      deposit: 10_000,
      rate: 4,
      term: 6,
      savingsRate: 4,
      income: 85_000,
      status: 'single',
      state: 'US',
    },
    expect: { cdAfterTax: 10_154.47, savingsAfterTax: 10_154.47 },
    within: 0.005,
  },
  {
    name: 'A ladder without amounts shares the deposit evenly',
    derivation: 'Closed form: 9,000 in three parts of 3,000 at 4%: 3,000 x (1.04 + 1.0816 + 1.124864) = 9,739.39.',
    inputs: {
      ...apy,
      deposit: 9000,
      rate: 4,
      withLadder: true,
      rungs: [12, 24, 36].map((months) => ({ months, amount: null, apy: null })),
    },
    expect: { ladderValue: 9739.39, ladderInterest: 739.39 },
    within: 0.005,
  },
  {
    name: 'A brokered CD sold when rates are a point higher',
    derivation:
      'Coupon 4% once a year on 10,000 for 3 years, sold after 1 year at 5%: 400 was paid out; price 10,000 (0.04/1.05 + 1.04/1.05^2) = 9,814.06; in all 10,214.06.',
    inputs: {
      ...untaxed,
      kind: 'brokered',
      deposit: 10_000,
      rate: 4,
      term: 36,
      payout: 'yearly',
      leaveAfter: 12,
      rateMove: 1,
    },
    expect: { earlyValue: 10_214.06, earlyGain: 214.06, interest: 1200 },
    within: 0.005,
  },
  {
    name: 'A callable CD called after a year',
    derivation:
      'By hand: 10,000 at 5% for 1 of 3 years is 500; then 3% for two years is 600: 1,100 instead of 1,500. Payments kept at the rate of their time: (1.05 x 1.03^2)^(1/3) - 1 = 3.66240% a year.',
    inputs: {
      ...untaxed,
      kind: 'callable',
      deposit: 10_000,
      rate: 5,
      term: 36,
      payout: 'yearly',
      callAfter: 12,
      laterRate: 3,
      leaveAfter: null,
    },
    expect: { calledInterest: 1100, interest: 1500, calledYield: 3.6624 },
    within: 0.00001,
  },
  {
    name: 'Regulation DD, stepped rate: two years at 6%, then 6.5%, compounded daily',
    derivation:
      '1,000 × (1 + 0.06/365)^365 × (1 + 0.065/365)^365 = 1,133.14; rounding each year to the cent, as the rule prints it, 133.13; (1.13314)^(1/2) − 1 = 6.45%',
    inputs: {
      deposit: 1000,
      rate: 6,
      rateKind: 'rate',
      compounding: 'daily',
      term: 24,
      rateSteps: [{ from: 12, rate: 6.5 }],
      kind: 'bank',
      payout: 'stays',
    },
    expect: { interest: 133.13, apy: 6.45 },
    within: 0.01,
  },
]
