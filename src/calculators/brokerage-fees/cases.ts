import type { Case } from '../kit/definition.ts'
import type { FeeInputs } from './sections.ts'

/** One account, and no fee but those named. */
export const bare = {
  deposit: 0,
  advisory: 0,
  expense: 0,
  accountFee: 0,
  commission: 0,
  sweepYield: 0,
  forcedCash: 0,
  transferOut: 0,
  cashShare: 0,
  trades: 0,
  marginLoan: 0,
  others: [],
} as const
const bulletin = { ...bare, start: 100_000, annualReturn: 4, years: 240 } as const

export const cases: readonly Case<FeeInputs>[] = [
  {
    name: 'SEC investor bulletin on fees: $100,000 at 4% for 20 years with a 1% fee',
    derivation:
      'Office of Investor Education, “How Fees and Expenses Affect Your Investment Portfolio”: 27,832 of fees and 12,067 they would have earned, 39,899 together. Closed form: 100,000 (1.04 x 0.99)^20 = 179,213.48; without a fee 219,112.31.',
    inputs: { ...bulletin, advisory: 1 },
    expect: { finalBalance: 179_213.48, noFeeBalance: 219_112.31, lostToFees: 39_898.83, allInRate: 1 },
    within: 0.006,
  },
  {
    name: 'The bulletin’s 0.50% and 0.25%, by closed form',
    derivation:
      'The bulletin draws these two without printing the amounts. 100,000 (1.04 x 0.995)^20 = 198,211.30 for 0.50%: the fee costs 219,112.31 - 198,211.30 = 20,901.01.',
    inputs: { ...bulletin, expense: 0.5 },
    expect: { finalBalance: 198_211.3, lostToFees: 20_901.01, allInRate: 0.5 },
    within: 0.006,
  },
  {
    name: '1% a year for 30 years takes about a quarter, whatever the return',
    derivation: '1 - 0.99^30 = 0.260300; of a single sum the growth cancels out.',
    inputs: { ...bare, start: 50_000, annualReturn: 7, years: 360, advisory: 1 },
    expect: { shareLost: 26.03, allInRate: 1 },
    within: 0.001,
  },
  {
    name: 'Fund expenses and an adviser together',
    derivation:
      'One after the other: (1 - 0.004)(1 - 0.01) = 0.98604, so 10,000 (1.06 x 0.98604)^10 = 17,908.477 x 0.868851 = 15,559.80; as one rate 1.396%.',
    inputs: { ...bare, start: 10_000, annualReturn: 6, years: 120, expense: 0.4, advisory: 1 },
    expect: { allInRate: 1.396, finalBalance: 15_559.8 },
    within: 0.006,
  },
  {
    name: 'An account fee of $120 a year and no growth, by hand',
    derivation: '$10 a month for 5 years is $600, and with no growth nothing more is lost: 5,000 - 600 = 4,400.',
    inputs: { ...bare, start: 5000, annualReturn: 0, years: 60, accountFee: 120 },
    expect: { finalBalance: 4400, lostToFees: 600, lostAccount: 600, growthLost: 0 },
    within: 0.000_1,
  },
  {
    name: 'All in cash at 0% where 4% is fair, by closed form',
    derivation: 'Fee-free cash grows to 10,000 x 1.04^10 = 14,802.44; the account stays at 10,000.',
    inputs: { ...bare, start: 10_000, annualReturn: 6, years: 120, cashShare: 100, fairCash: 4 },
    expect: { finalBalance: 10_000, lostSweep: 4802.44, lostToFees: 4802.44 },
    within: 0.006,
  },
  {
    name: 'Trades by hand: 12 a year of $1,000 for a year, $5 each, 0.10% spread, 20 per million and no FINRA fee',
    derivation:
      'No growth. Commissions 12 x 5 = 60; spread 12 x 1,000 x 0.05% = 6; six sales x 1,000 x 0.00002 = 0.12. The fee to move out, 75, falls in the last month.',
    inputs: {
      ...bare,
      start: 20_000,
      annualReturn: 0,
      years: 12,
      trades: 12,
      tradeSize: 1000,
      commission: 5,
      spread: 0.1,
      section31: 20,
      taf: 0,
      foreignShare: 0,
      transferOut: 75,
      leaving: true,
    },
    expect: { lostCommission: 60, lostSpread: 6, lostRegulatory: 0.12, lostTransferOut: 75, lostToFees: 141.12 },
    within: 0.001,
  },
]
