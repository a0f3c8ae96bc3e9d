import type { Case } from '../kit/definition.ts'
import type { BusinessInputs } from './sections.ts'

const bare = { fee: 0, flatFee: 0, offers: [], amountIs: 'financed', guarantee: 'none', annualFee: 0 } as const
const advance = { ...bare, kind: 'advance', advanceBy: 'term' } as const
const term = { ...bare, kind: 'term', payments: 'monthly', setFor: null } as const

export const cases: readonly Case<BusinessInputs>[] = [
  {
    name: 'Regulation Z Appendix J (c)(1)(i): 5,000 for 24 payments of 230 has an APR of 9.69%',
    derivation:
      '12 CFR 1026 Appendix J, (c)(1)(i): 5,000 advanced, 24 monthly payments of 230. As a factor it is 5,520 / 5,000 = 1.104.',
    inputs: { ...advance, amount: 5000, factor: 1.104, advanceTerm: 24, debits: 'monthly', fundedOn: '2026-01-10' },
    expect: { apr: 9.69, payment: 230, totalPaid: 5520, cost: 520 },
    within: 0.005,
  },
  {
    name: 'Factor 1.20 over a year of months: 35.07%, where the shortcut says 20%',
    derivation:
      'Closed form: 12,000 = 1,200 (1 - (1 + i)^-12) / i, an annuity factor of 10, so i = 2.92285% and APR = 12 i = 35.074%; (1 + i)^12 - 1 = 41.30%. Shortcut 0.2 x 365 / 365 = 20%.',
    inputs: { ...advance, amount: 12_000, factor: 1.2, advanceTerm: 12, debits: 'monthly', fundedOn: '2026-01-10' },
    expect: { apr: 35.0742, shortcut: 20, effective: 41.3, payment: 1200, costPerDollar: 0.2, days: 365 },
    within: 0.005,
  },
  {
    name: 'Factor 1.30 on 50,000, 3% kept back, each business day for six months: 120.5%',
    derivation:
      'A calendar of its own: from November 23, 2026 to May 21, 2027 there are 130 weekdays and 5 bank holidays (Thanksgiving, Christmas, New Year, King, Washington), so 125 debits of 65,000 / 125 = 520. Halving on 48,500 = sum of 520 / (1 + d)^day gives d = 0.330161% a day: x 365 = 120.509%, compounded 233.04%. Shortcut 0.3 x 365 / 181 = 60.497%.',
    inputs: {
      ...advance,
      amount: 50_000,
      factor: 1.3,
      fee: 3,
      advanceTerm: 6,
      debits: 'business-daily',
      fundedOn: '2026-11-21',
    },
    expect: {
      apr: 120.509,
      effective: 233.044,
      shortcut: 60.497,
      paymentCount: 125,
      payment: 520,
      cost: 16_500,
      received: 48_500,
    },
    within: 0.002,
  },
  {
    name: 'A weekly advance: 20,000 at 1.25 in 26 weeks',
    derivation:
      'Closed form: 25,000 / 26 = 961.54; 20,000 = 961.538 (1 - (1 + w)^-26) / w gives w = 1.72879% a week, x 52 = 89.897%; (1 + w)^(365/7) - 1 = 144.43%.',
    inputs: { ...advance, amount: 20_000, factor: 1.25, advanceTerm: 6, debits: 'weekly', fundedOn: '2026-11-21' },
    expect: { apr: 89.897, effective: 144.425, paymentCount: 26, payment: 961.54, monthly: 4166.67 },
    within: 0.01,
  },
  {
    name: 'A term loan of 100,000 at 12% over five years, 3% kept back: 13.35%',
    derivation:
      'Closed form: 100,000 x 0.01 / (1 - 1.01^-60) = 2,224.44; 97,000 = 2,224.44 (1 - (1 + i)^-60) / i gives 12 i = 13.3495%.',
    inputs: { ...term, amount: 100_000, rate: 12, term: 60, fee: 3 },
    expect: { payment: 2224.44, apr: 13.3495, received: 97_000, fees: 3000 },
    within: 0.005,
  },
  {
    name: 'The SBA guarantee fee on 500,000 over ten years',
    derivation:
      'By hand from the fee table of federal fiscal year 2026: 75% of 500,000 is guaranteed, 375,000; 3% of it is 11,250. Payment 500,000 x 0.01 / (1 - 1.01^-120) = 7,173.55; 488,750 = 7,173.55 (1 - (1 + i)^-120) / i gives 12 i = 12.568%.',
    inputs: { ...term, amount: 500_000, rate: 12, term: 120, guarantee: 'table' },
    expect: { guaranteeFee: 11_250, guaranteed: 375_000, received: 488_750, payment: 7173.55, apr: 12.568 },
    within: 0.005,
  },
  {
    name: 'A balloon: 400,000 at 8%, payments set over 20 years, due after five',
    derivation:
      'Closed form: payment 400,000 i / (1 - (1 + i)^-240) = 3,345.76 with i = 8%/12. Owed after 60: 400,000 (1 + i)^60 - 3,345.76 ((1 + i)^60 - 1) / i = 350,102.34, so the last payment is 353,448.10 and interest 150,847.95. Cents of rounding each month add up to at most a dollar.',
    inputs: { ...term, amount: 400_000, rate: 8, term: 60, setFor: 240 },
    expect: { payment: 3345.76, balloon: 350_102.34, lastPayment: 353_448.1, charge: 150_847.95, apr: 8 },
    within: 0.5,
  },
  {
    name: 'A line repaid at the end, with a second draw',
    derivation:
      'By hand: 12% a year on 10,000 for six months (600), then on 20,000 for six more (1,200): 1,800 on 20,000; with no fee the APR is the rate.',
    inputs: {
      ...bare,
      kind: 'line',
      lineRepay: 'interest-only',
      amount: 10_000,
      rate: 12,
      lineTerm: 12,
      payments: 'monthly',
      laterDraws: [{ after: 6, amount: 10_000 }],
    },
    expect: { charge: 1800, cost: 1800, apr: 12, lastPayment: 20_200, totalPaid: 21_800, payment: 100 },
    within: 0.001,
  },
  {
    name: 'Coverage: income of 30,000 on payments of 24,000 and other debts of 6,000',
    derivation:
      'By hand: 120,000 at 0% over 60 months is 2,000 a month, 24,000 a year; 30,000 / (24,000 + 6,000) = 1. For 1.25: 30,000 / 1.25 = 24,000, less 6,000 leaves 18,000 a year, three quarters of 120,000.',
    inputs: {
      ...term,
      amount: 120_000,
      rate: 0,
      term: 60,
      operatingIncome: 30_000,
      otherDebt: 6000,
      leastCoverage: 1.25,
      sales: 20_000,
    },
    expect: { coverage: 1, leftOver: 0, largestAmount: 90_000, shareOfSales: 10, apr: 0, cost: 0 },
    within: 0.001,
  },
  {
    name: '10,000 needed in hand with 3% and 200 kept back: the contract says 10,515.46',
    derivation: 'By hand: (10,000 + 200) / 0.97 = 10,515.46; kept back 315.46 + 200 = 515.46.',
    inputs: { ...term, amount: 10_000, amountIs: 'in-hand', fee: 3, flatFee: 200 },
    expect: { financed: 10_515.46, received: 10_000, fees: 515.46 },
    within: 0.01,
  },
]
