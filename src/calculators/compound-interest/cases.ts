import type { Case } from '../kit/definition.ts'
import type { CompoundInputs } from './sections.ts'

/** Nothing that takes away, every deposit the same. */
const bare = { depositGrowth: 0, timing: 'end', inflation: 0, fee: 0, tax: 'none', variance: 0 } as const
const lump = { ...bare, deposit: 0, frequency: 'monthly', rateKind: 'effective' } as const

export const cases: readonly Case<CompoundInputs>[] = [
  {
    name: 'Spreadsheet FV reference (Microsoft Support): 6% monthly, 10 deposits of 200 at the start of the month, 500 at first',
    derivation: 'Published example FV(0.06/12, 10, -200, -500, 1) = 2,581.40.',
    inputs: {
      ...bare,
      start: 500,
      deposit: 200,
      frequency: 'monthly',
      years: 10,
      rate: 6,
      rateKind: 'nominal',
      compounding: 'monthly',
      timing: 'begin',
    },
    expect: { finalBalance: 2581.4, totalDeposits: 2000, depositCount: 10 },
    within: 0.005,
  },
  {
    name: 'Spreadsheet FV reference (Microsoft Support): 11% monthly, 35 deposits of 2,000 at the start of the month',
    derivation: 'Published example FV(0.11/12, 35, -2000, , 1) = 82,846.25.',
    inputs: {
      ...bare,
      start: 0,
      deposit: 2000,
      frequency: 'monthly',
      years: 35,
      rate: 11,
      rateKind: 'nominal',
      compounding: 'monthly',
      timing: 'begin',
    },
    expect: { finalBalance: 82_846.25 },
    within: 0.005,
  },
  {
    name: 'Regulation DD Appendix A: $61.68 of interest on $1,000 in a year is an APY of 6.17%',
    derivation:
      '12 CFR 1030 Appendix A, part I: APY = 100 (interest / principal) at 365 days. 6% compounded monthly earns 1,000 (1.005^12 - 1) = 61.68; printed APY 6.17%, here 6.1678 before rounding.',
    inputs: { ...lump, start: 1000, years: 12, rate: 6, rateKind: 'nominal', compounding: 'monthly' },
    expect: { effectiveRate: 6.168, totalGrowth: 61.68, finalBalance: 1061.68 },
    within: 0.005,
  },
  {
    name: '5,000 and 400 a month for 30 years at 7% a year',
    derivation:
      'Closed form: 5,000 x 1.07^30 = 38,061.28. i = 1.07^(1/12) - 1; 400 (1.07^30 - 1) / i = 467,781.04. Together 505,842.32; / 1.025^30 = 241,156.62. Put in 5,000 + 360 x 400 = 149,000.',
    inputs: {
      ...bare,
      start: 5000,
      deposit: 400,
      frequency: 'monthly',
      years: 360,
      rate: 7,
      rateKind: 'effective',
      inflation: 2.5,
    },
    expect: {
      finalBalance: 505_842.32,
      finalBalanceToday: 241_156.62,
      totalPaidIn: 149_000,
      totalGrowth: 356_842.32,
      effectiveRate: 7,
      depositCount: 360,
    },
    within: 0.006,
  },
  {
    name: '5,000 and 400 a month at 7%: the year growth overtakes the deposits',
    derivation:
      'By hand: the balance after k years is 5,000 x 1.07^k + 400 (1.07^k - 1)/i; year 9 earns 4,310, year 10 earns 4,948, the first above 12 x 400 = 4,800.',
    inputs: { ...bare, start: 5000, deposit: 400, frequency: 'monthly', years: 360, rate: 7, rateKind: 'effective' },
    expect: { growthBeatsDepositsYear: 10 },
    within: 0,
  },
  {
    name: 'The same 7% read as a nominal rate, compounded monthly',
    derivation: 'Closed form with i = 0.07/12: 5,000 (1 + i)^360 + 400 ((1 + i)^360 - 1) / i = 528,570.89.',
    inputs: {
      ...bare,
      start: 5000,
      deposit: 400,
      frequency: 'monthly',
      years: 360,
      rate: 7,
      rateKind: 'nominal',
      compounding: 'monthly',
    },
    expect: { finalBalance: 528_570.89 },
    within: 0.006,
  },
  {
    name: 'Monthly deposits into quarterly compounding',
    derivation:
      'i = 1.015^(4/12) - 1 = 0.4975206%; 10,000 (1 + i)^120 + 250 ((1 + i)^120 - 1) / i = 59,043.94 after 10 years.',
    inputs: {
      ...bare,
      start: 10_000,
      deposit: 250,
      frequency: 'monthly',
      years: 120,
      rate: 6,
      rateKind: 'nominal',
      compounding: 'quarterly',
    },
    expect: { finalBalance: 59_043.94 },
    within: 0.006,
  },
  {
    name: 'Weekly deposits, continuous compounding',
    derivation: '50 (e^(0.05 x 10) - 1) / (e^(0.05/52) - 1) = 33,717.29.',
    inputs: {
      ...bare,
      start: 0,
      deposit: 50,
      frequency: 'weekly',
      years: 120,
      rate: 5,
      rateKind: 'nominal',
      compounding: 'continuous',
    },
    expect: { finalBalance: 33_717.29, depositCount: 520 },
    within: 0.006,
  },
  {
    name: 'Deposits that rise 3% a year, at the beginning of the month',
    derivation:
      'A year of 500s at its start is worth S = 500 (1 + i)(0.06)/i at its end, i = 1.06^(1/12) - 1. S (1.06^25 - 1.03^25) / 0.03 = 453,778.98. Paid in 6,000 (1.03^25 - 1) / 0.03 = 218,755.59.',
    inputs: {
      ...bare,
      start: 0,
      deposit: 500,
      frequency: 'monthly',
      years: 300,
      rate: 6,
      rateKind: 'effective',
      depositGrowth: 3,
      timing: 'begin',
    },
    expect: { finalBalance: 453_778.98, totalDeposits: 218_755.59 },
    within: 0.006,
  },
  {
    name: 'SEC investor bulletin on fees: 100,000 at 4% for 20 years with a 1% fee',
    derivation:
      'Office of Investor Education, “How Fees and Expenses Affect Your Investment Portfolio” (2014): 27,832 of fees and 12,067 they would have earned, 39,899 in all. Closed form: 100,000 (1.04 x 0.99)^20 = 179,213.48; without a fee 219,112.31, so the fee costs 39,898.83.',
    inputs: { ...lump, start: 100_000, years: 240, rate: 4, fee: 1 },
    expect: { finalBalance: 179_213.48, feeCost: 39_898.83 },
    within: 0.006,
  },
  {
    name: 'Tax on growth each year',
    derivation: 'A year keeps 1 + 0.05 (1 - 0.24) = 1.038: 10,000 x 1.038^10 = 14,520.23.',
    inputs: { ...lump, start: 10_000, years: 120, rate: 5, tax: 'each-year', taxRate: 24 },
    expect: { finalBalance: 14_520.23 },
    within: 0.006,
  },
  {
    name: 'Tax once, at the end',
    derivation: '10,000 x 1.05^10 = 16,288.95; less 15% of the 6,288.95 gained: 15,345.60.',
    inputs: { ...lump, start: 10_000, years: 120, rate: 5, tax: 'at-end', taxRate: 15 },
    expect: { finalBalance: 15_345.6, totalTax: 943.34 },
    within: 0.006,
  },
  {
    name: 'Doubling at 7.2%',
    derivation: 'ln 2 / ln 1.072 = 9.9696 years; the rule of 72 says 10.',
    inputs: { ...lump, start: 1000, years: 240, rate: 7.2 },
    expect: { doublingYears: 9.9696, monthsToDouble: 120 },
    within: 0.0001,
  },
  {
    name: 'Regulation DD Appendix A: 5.50% compounded daily pays $452.29 on $8,000, an APY of 5.65%',
    derivation: '12 CFR 1030 Appendix A, tiering method A, second tier: interest 452.29 in a year, APY 5.65%.',
    inputs: { ...lump, start: 8000, years: 12, rate: 5.5, rateKind: 'nominal', compounding: 'daily' },
    expect: { totalGrowth: 452.29, effectiveRate: 5.65 },
    within: 0.005,
  },
  {
    name: '400 a month for 35 years at 5% after inflation',
    derivation:
      'Closed form: 400 x (1.05^35 - 1) / (1.05^(1/12) - 1) = 400 x 4.51601537 / 0.00407412 = 443,385; 420 x 400 = 168,000 paid in.',
    inputs: { ...bare, start: 0, deposit: 400, frequency: 'monthly', years: 420, rate: 5, rateKind: 'effective' },
    expect: { finalBalance: 443_385, finalBalanceToday: 443_385, totalPaidIn: 168_000 },
    within: 0.5,
  },
  {
    name: '300 a month for 30 years at 5%: growth passes deposits in year 15',
    derivation:
      'Closed form: 300 x (1.05^30 - 1) / 0.00407412 = 244,613. The deposits of a year are worth 300 x 0.05 / 0.00407412 = 3,681.8 at its end, so year k grows 3,681.8 x 1.05^(k-1) - 3,600; above 3,600 when 1.05^(k-1) > 1.9556, k - 1 > 13.75.',
    inputs: { ...bare, start: 0, deposit: 300, frequency: 'monthly', years: 360, rate: 5, rateKind: 'effective' },
    expect: { finalBalance: 244_613, growthBeatsDepositsYear: 15 },
    within: 0.5,
  },
  {
    name: 'Two points less and two points more',
    derivation: 'Closed form: 1,000 x 1.05^10 = 1,628.89; 1.07^10 = 1,967.15; 1.09^10 = 2,367.36.',
    inputs: { ...lump, start: 1000, years: 120, rate: 7, variance: 2 },
    expect: { lowBalance: 1628.89, finalBalance: 1967.15, highBalance: 2367.36 },
    within: 0.006,
  },
]
