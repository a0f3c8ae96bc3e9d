import type { Case } from '../kit/definition.ts'
import type { CarInputs } from './sections.ts'

/** No fees, nothing traded in, a state with no tax. */
const bare = {
  state: 'OR',
  condition: 'new',
  tradeIn: 0,
  owed: 0,
  down: 0,
  dealerFee: 0,
  registration: 0,
  addOns: 0,
  rebate: 0,
  lowRate: null,
  ownTax: null,
  localTax: null,
  income: null,
} as const

export const cases: readonly Case<CarInputs>[] = [
  {
    name: 'Massachusetts: 30,000 less an 8,000 trade-in is taxed',
    derivation:
      'Massachusetts taxes 6.25% of the price less the trade-in: 22,000 x 6.25% = 1,375. With 3,000 down, 30,000 + 1,375 - 8,000 - 3,000 = 20,375. At 6% over 60 months: 20,375 x 0.005 / (1 - 1.005^-60) = 393.91.',
    inputs: { ...bare, state: 'MA', price: 30_000, tradeIn: 8000, down: 3000, rate: 6, term: 60 },
    expect: { salesTax: 1375, taxedAmount: 22_000, loanAmount: 20_375, payment: 393.91, outTheDoor: 31_375 },
    within: 0.01,
  },
  {
    name: 'California: the trade-in does not lower the tax',
    derivation: 'California taxes the whole price: 30,000 x 7.25% = 2,175 with no local tax entered; then less 8,000.',
    inputs: { ...bare, state: 'CA', localTax: 0, price: 30_000, tradeIn: 8000 },
    expect: { salesTax: 2175, taxedAmount: 30_000, loanAmount: 24_175, tradeInTaxSaved: 0 },
    within: 0.001,
  },
  {
    name: 'Michigan in 2026: at most 12,000 of the trade-in counts',
    derivation: 'Michigan: 6% of 40,000 - 12,000 (of a trade-in of 20,000) = 1,680.',
    inputs: { ...bare, state: 'MI', price: 40_000, tradeIn: 20_000 },
    expect: { salesTax: 1680, taxedAmount: 28_000, loanAmount: 21_680 },
    within: 0.001,
  },
  {
    name: 'Michigan in 2025: 11,000 of it counts',
    derivation: 'The limit rises by 1,000 each January: 6% of 40,000 - 11,000 = 1,740.',
    inputs: { ...bare, state: 'MI', price: 40_000, tradeIn: 20_000 },
    year: 2025,
    expect: { salesTax: 1740 },
    within: 0.001,
  },
  {
    name: 'Tennessee: 1,830 on a 25,000 car in Nashville',
    derivation:
      'As dealers and consumer pages in Tennessee work it: 7% of 25,000 = 1,750; local 2.25% on the first 1,600 = 36; single-article tax 2.75% on 1,600 to 3,200 = 44. Together 1,830.',
    inputs: { ...bare, state: 'TN', localTax: 2.25, price: 25_000 },
    expect: { salesTax: 1830 },
    within: 0.001,
  },
  {
    name: 'Negative equity: 5,000 of the old loan joins the new one',
    derivation:
      'By hand, no tax, 0%: trade-in 10,000 with 15,000 owed is -5,000; 25,000 - 2,000 down + 5,000 = 28,000; / 56 = 500.00 a month.',
    inputs: { ...bare, price: 25_000, tradeIn: 10_000, owed: 15_000, down: 2000, rate: 0, term: 56 },
    expect: { tradeInEquity: -5000, loanAmount: 28_000, payment: 500, totalInterest: 0, totalCost: 25_000 },
    within: 0.001,
  },
  {
    name: 'Rebate of 3,000 at 7% against 0% for 60 months',
    derivation:
      'Closed forms, no tax. Rebate: 27,000 at 7%/12 over 60 months pays 534.63, 32,077.9 in all. 0%: 30,000. The low rate is ahead by 2,077.9. Even: 30,000 - 30,000 / (60 x 0.0198012) = 30,000 - 25,251.0 = 4,749.0.',
    inputs: { ...bare, price: 30_000, rebate: 3000, rate: 7, term: 60, lowRate: 0, lowTerm: null, deal: 'rebate' },
    expect: { paymentWithRebate: 534.63, paymentAtLowRate: 500, rebateAhead: -2077.9, evenRebate: 4749 },
    within: 0.6,
  },
  {
    name: 'Upside down: 20% off in the first year, nothing down',
    derivation:
      'By hand at 0%, 72 months, 36,000: 500 a month, so 30,000 is owed after 12; the value then is 36,000 x 0.8 = 28,800, and after 24 months 28,800 x 0.85 = 24,480 against 24,000 owed. The gap of 1,200 in month 12 is the deepest: before it the loan falls 500 a month and the value more; after it the value falls under 390.',
    inputs: { ...bare, price: 36_000, rate: 0, term: 72, firstLoss: 20, laterLoss: 15 },
    expect: { deepestGap: 1200, downToBeSafe: 1440 },
    within: 0.01,
  },
  {
    name: 'The interest deduction in the 22% bracket',
    derivation:
      'Single, 100,000 of pay, 2026: taxable income 100,000 - 16,100 = 83,900, which stays in the 22% bracket (50,400 to 105,700) after any car interest. So the saving is 22% of the interest. 30,000 at 6% over 60 months from December 2026, first payment January 2027: interest of payments 1 to 24 is 24 x 579.98 - (30,000 - 19,064.5) = 2,984.1; x 22% = 656.5.',
    inputs: {
      ...bare,
      price: 30_000,
      rate: 6,
      term: 60,
      income: 100_000,
      filing: 'single',
      usAssembled: true,
      firstPayment: '2027-01',
    },
    expect: { taxSaved: 656.5 },
    within: 0.3,
  },
  {
    name: '20/4/10: payment and insurance as a share of income',
    derivation:
      'By hand at 0%: 24,000 over 48 months is 500; insurance 2,400 a year is 200 a month; 700 of 7,000 a month is 10%. The largest loan is (700 - 200) x 48 = 24,000. 6,000 of 30,000 down is 20%.',
    inputs: { ...bare, price: 30_000, down: 6000, rate: 0, term: 48, insurance: 2400, income: 84_000 },
    expect: { incomeShare: 10, largestLoanByRule: 24_000, downShare: 20 },
    within: 0.0001,
  },
  {
    name: 'All it costs in two years, paid in cash',
    derivation:
      'By hand: 20,000 paid; worth 20,000 x 0.8 x 0.9 = 14,400 after two years, so 5,600 lost; insurance 2 x 1,000; gas 2 x 10,000 / 25 x 4 = 3,200; upkeep 2 x 10,000 x 0.10 = 2,000; plates 2 x 100. Together 13,000: 541.67 a month, 0.65 a mile.',
    inputs: {
      ...bare,
      price: 20_000,
      down: 20_000,
      keep: 24,
      firstLoss: 20,
      laterLoss: 10,
      insurance: 1000,
      miles: 10_000,
      milesPerGallon: 25,
      gas: 4,
      upkeep: 10,
      yearlyFees: 100,
    },
    expect: { costToKeep: 13_000, costPerMonth: 541.67, costPerMile: 0.65, resaleValue: 14_400, cashDue: 20_000 },
    within: 0.01,
  },
]
