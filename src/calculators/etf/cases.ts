import type { Case } from '../kit/definition.ts'
import type { EtfInputs } from './sections.ts'

/** No cost but those named, a single purchase, no tax and no other fund. */
const bare = {
  deposit: 0,
  expense: 0,
  spread: 0,
  premiumBuy: 0,
  premiumSell: 0,
  commission: 0,
  lending: 0,
  section31: 0,
  sharePrice: 1_000_000,
  dividendYield: 0,
  gains: 0,
  holds: 'stocks',
  twin: false,
  account: 'roth',
  taxBy: 'rates',
  inflation: 0,
} as const

export const cases: readonly Case<EtfInputs>[] = [
  {
    name: 'SEC investor bulletin on fees: $100,000 at 4% for 20 years with a 1% expense ratio',
    derivation:
      '“How Fees and Expenses Affect Your Investment Portfolio”: 27,832 of fees and 12,067 they would have earned. Closed form: 100,000 (1.04 x 0.99)^20 = 179,213.48.',
    inputs: { ...bare, start: 100_000, years: 20, annualReturn: 4, expense: 1 },
    expect: { netValue: 179_213.48, feeCost: 39_898.83, costFree: 219_112.31 },
    within: 0.01,
  },
  {
    name: 'Half the spread on each side, by hand',
    derivation:
      'Spread 0.20%, no growth: 10,000 / 1.001 = 9,990.01 of value, sold at 9,990.01 x 0.999 = 9,980.02. Lost 19.98: 9.99 buying and 9.99 selling.',
    inputs: { ...bare, start: 10_000, years: 1, annualReturn: 0, spread: 0.2 },
    expect: { netValue: 9980.02, spreadPaid: 19.98, feeCost: 19.98, tradePer10k: 20 },
    within: 0.01,
  },
  {
    name: 'Bought at a premium, sold at a discount, by hand',
    derivation: 'No growth: 10,000 / 1.01 = 9,900.99 of value; sold 0.5% below it: 9,900.99 x 0.995 = 9,851.49.',
    inputs: { ...bare, start: 10_000, years: 1, annualReturn: 0, premiumBuy: 1, premiumSell: -0.5 },
    expect: { netValue: 9851.49, premiumPaid: 148.51 },
    within: 0.006,
  },
  {
    name: 'The same premium at both ends costs nothing in the end',
    derivation: '10,000 / 1.01 x 1.01 = 10,000, whatever the growth: 10,000 x 1.05^3 = 11,576.25.',
    inputs: { ...bare, start: 10_000, years: 3, annualReturn: 5, premiumBuy: 1, premiumSell: 1 },
    expect: { netValue: 11_576.25, feeCost: 0 },
    within: 0.006,
  },
  {
    name: 'Twelve purchases with a $5 commission, by hand',
    derivation: 'No growth: 12 purchases of 100 and one sale cost 13 x 5 = 65 of 1,200.',
    inputs: { ...bare, start: 0, deposit: 100, every: 'month', years: 1, annualReturn: 0, commission: 5 },
    expect: { netValue: 1135, feeCost: 65, purchases: 12, paidIn: 1200 },
    within: 0.01,
  },
  {
    name: 'Quarterly purchases at the beginning of the quarter, by closed form',
    derivation: 'i = 1.06^(1/4) - 1 = 1.467385%; 1,000 ((1.06^5 - 1) / i)(1 + i) = 23,387.78 for 20 purchases.',
    inputs: { ...bare, start: 0, deposit: 1000, every: 'quarter', years: 5, annualReturn: 6 },
    expect: { netValue: 23_387.78, purchases: 20, feeCost: 0 },
    within: 0.01,
  },
  {
    name: 'Three accounts: 10% in a year, 20% tax on gains, 30% on withdrawals',
    derivation: 'Taxable 11,000 - 20% of 1,000 = 10,800; traditional 11,000 x 70% = 7,700; Roth 11,000.',
    inputs: {
      ...bare,
      account: 'taxable',
      start: 10_000,
      years: 1,
      annualReturn: 10,
      gainRate: 20,
      withdrawalRate: 30,
    },
    expect: { etfTaxable: 10_800, etfIra: 7700, etfRoth: 11_000, etfTaxIra: 3300, taxCost: 200 },
    within: 0.006,
  },
  {
    name: 'Dividends taxed on the way, by closed form',
    derivation:
      'All qualified at 15%: a month keeps 1.06^(1/12) (1 - 0.03 x 0.15 / 12). After 10 years 10,000 x 1.06^10 (1 - 0.000375)^120 = 17,120.31 before the tax on the sale; the basis of the payouts put back in lowers the gain.',
    inputs: {
      ...bare,
      account: 'taxable',
      start: 10_000,
      years: 10,
      annualReturn: 6,
      dividendYield: 3,
      qualifiedShare: 100,
      gainRate: 15,
    },
    expect: { taxPer10k: 45 },
    within: 0.000_1,
  },
  {
    name: 'Overlap of two short lists, by hand',
    derivation: 'min(50, 20) + min(30, 40) = 20 + 30 = 50; the third holding is in one list only.',
    inputs: {
      holdingsA: [
        { ticker: 'AAA', weight: 50 },
        { ticker: 'BBB', weight: 30 },
        { ticker: 'CCC', weight: 20 },
      ],
      holdingsB: [
        { ticker: 'aaa', weight: 20 },
        { ticker: 'BBB', weight: 40 },
        { ticker: 'DDD', weight: 40 },
      ],
    },
    expect: { overlap: 50, overlapAtMost: 50 },
    within: 0.000_001,
  },
]
