import type { Case } from '../kit/definition.ts'
import type { PrepayInputs } from './sections.ts'

/** 300,000 at 6.5% with 30 years left, nothing extra: closed-form payment 1,896.20, interest 382,633. */
const house = {
  balance: 300_000,
  rate: 6.5,
  know: 'term',
  term: 360,
  firstPayment: '2027-01',
  extraMonthly: 0,
  extras: [],
  plan: 'monthly',
} as const

export const cases: readonly Case<PrepayInputs>[] = [
  {
    name: 'One more payment a year, spread over the months: 290 instead of 360',
    derivation:
      'Closed form: 300,000 at 6.5% over 30 years is 1,896.20; a twelfth is 158.02. ln(A / (A - 1,625)) / ln(1 + 0.065/12) with A = 2,054.22 is 289.6, so 290 months.',
    inputs: { ...house, extraMonthly: 158.02 },
    expect: { agreedMonths: 360, months: 290, monthsSaved: 70, payoffMonth: 205_102 },
    within: 0,
  },
  {
    name: 'The same: interest saved',
    derivation:
      'Unrounded step by step: 382,633.47 of interest as agreed and 295,377.18 with a twelfth more, 87,256 apart. Rounding each payment and each month to the cent moves both by under 5 dollars.',
    inputs: { ...house, extraMonthly: 158.02 },
    expect: { interestSaved: 87_256, netSaved: 87_256 },
    within: 6,
  },
  {
    name: 'Stopping after two years keeps what was won',
    derivation:
      'Step by step, 24 payments of 200 more and then none: 345 months and 25,343 of interest less than as agreed, unrounded.',
    inputs: { ...house, extraMonthly: 200, stopAfter: 24 },
    expect: { months: 345, interestSaved: 25_343, totalExtra: 4800 },
    within: 6,
  },
  {
    name: 'A servicer that holds each half: a 13th payment every twelfth month',
    derivation:
      'Step by step, one more payment of 1,896.20 with every twelfth: 292 months, 83,985 of interest saved, unrounded.',
    inputs: { ...house, plan: 'biweekly-held', planSetup: 0, planFee: 0 },
    expect: { months: 292, interestSaved: 83_985 },
    within: 6,
  },
  {
    name: 'A recast after 20,000: the payment falls and the end stays',
    derivation:
      'Closed forms: 200,000 at 6% over 240 months is 1,432.86; after 12 payments 194,660.40 is owed, less 20,000 = 174,660.40; over 228 months that is 1,285.65.',
    inputs: {
      ...house,
      balance: 200_000,
      rate: 6,
      term: 240,
      kind: 'mortgage',
      extras: [{ how: 'once', amount: 20_000, from: '2027-12', length: null }],
      recast: 'recast',
      recastFee: 250,
    },
    expect: { payment: 1432.86, recastPayment: 1285.65, months: 240, fees: 250 },
    within: 0.02,
  },
  {
    name: 'Prepay or invest at 0%: 6,000 extra on a year of 1,000 payments',
    derivation:
      'By hand: 12,000 at 0% over 12 months. Prepaying 6,000 with the first payment ends after 6 and leaves 1,000 in months 7 to 12 to invest. At 12% a year untaxed: 6,000 x 1.12^(11/12) = 6,656.84 against the sum of 1,000 x 1.12^(j/12), j = 0 to 5, = 6,144.15. Ahead by 512.69. Any return above 0% wins.',
    inputs: {
      ...house,
      balance: 12_000,
      rate: 0,
      term: 12,
      extras: [{ how: 'once', amount: 6000, from: '2027-01', length: null }],
      recast: 'keep',
      investReturn: 12,
      investTax: 'none',
      deduction: 0,
    },
    expect: { monthsSaved: 6, interestSaved: 0, investAhead: 512.69, breakEvenReturn: 0 },
    within: 0.005,
  },
  {
    name: 'Investing untaxed breaks even at the loan’s effective rate',
    derivation: 'Both end level at (1 + 0.06/12)^12 - 1 = 6.1678% a year.',
    inputs: { ...house, rate: 6, extraMonthly: 500, investTax: 'none', deduction: 0 },
    expect: { breakEvenReturn: 6.1678, sureReturn: 6.1678 },
    within: 0.0005,
  },
  {
    name: 'A 2% penalty with 20% free',
    derivation:
      'Of 30,000 prepaid on a loan of 100,000, 20,000 go free; 10,000 x 2% = 200. The last of that year, 5,000, has no free part left: 100. Together 300.',
    inputs: {
      ...house,
      balance: 100_000,
      extras: [
        { how: 'once', amount: 30_000, from: '2027-03', length: null },
        { how: 'once', amount: 5000, from: '2027-10', length: null },
      ],
      recast: 'keep',
      penalty: 'share',
      penaltyShare: 2,
      penaltyYears: 3,
      penaltyFree: 20,
    },
    expect: { penalty: 300 },
    within: 0,
  },
  {
    name: 'A known payment instead of the time left',
    derivation: 'Closed form: -ln(1 - 20,000 x 0.01 / 500) / ln(1.01) = 51.34, so 52 payments of 500 at 12%.',
    inputs: { ...house, balance: 20_000, rate: 12, know: 'payment', payment: 500 },
    expect: { agreedMonths: 52, payment: 500, monthsSaved: 0, netSaved: 0 },
    within: 0,
  },
]
