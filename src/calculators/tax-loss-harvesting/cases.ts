import type { Case } from '../kit/definition.ts'
import { blankLot, type LotRow } from './lot-row.ts'
import type { HarvestInputs } from './sections.ts'

const lot = (change: Partial<LotRow>): LotRow => ({
  ...blankLot,
  name: 'A',
  bought: '2024-01-02',
  shares: 100,
  ...change,
})
const buy = (date: string, shares: number, cost: number, account: HarvestInputs['buys'][number]['account']) => ({
  name: 'A',
  date,
  shares,
  cost,
  account,
})
const sellDate = '2026-11-21'

export const cases: readonly Case<HarvestInputs>[] = [
  {
    name: 'Two losses against pay: 3,000 this year, the rest next year, tax on a lower basis in ten',
    derivation:
      '1,200 short-term and 3,500 long-term. Single, 75,000 of pay: 3,000 x 22% = 660. 1,700 next year: 374, today 374 / 1.07 = 349.53. In ten years 4,700 more gain at 15% = 705, today 705 / 1.07^10 = 358.39. 660 + 349.53 - 358.39 = 651.15.',
    inputs: {
      lots: [lot({ cost: 12_000, value: 8500 }), lot({ name: 'B', bought: '2026-06-01', cost: 6000, value: 4800 })],
      sellDate,
    },
    expect: { savedNow: 660, carriedSaves: 374, later: 705, laterToday: 358.39, worth: 651.15, longCarryover: 1700 },
    within: 0.005,
  },
  {
    name: 'Worth nothing in the 0% band',
    derivation:
      'Single, 40,000 of pay and 5,000 of long-term gain: taxable income 28,900, under 49,450, so the gain is taxed at 0% with and without the loss.',
    inputs: { lots: [lot({ cost: 9000, value: 5000 })], sellDate, income: 40_000, longGains: 5000 },
    expect: { savedNow: 0, taken: 0, worth: 0 },
    within: 0.005,
  },
  {
    name: 'Short-term losses meet short-term gains first',
    derivation:
      'Single, 136,100 of pay is 120,000 taxable, in the 24% bracket. 10,000 of short-term gain: a short-term loss of 4,000 saves 24%, 960.',
    inputs: {
      lots: [lot({ bought: '2026-06-01', cost: 9000, value: 5000 })],
      sellDate,
      income: 136_100,
      shortGains: 10_000,
      longGains: 10_000,
    },
    expect: { savedNow: 960, shortTerm: 4000 },
    within: 0.005,
  },
  {
    name: 'Long-term losses meet long-term gains first',
    derivation:
      'The same household: a long-term loss of 4,000 saves 15%, 600, though short-term gains are taxed at 24%.',
    inputs: {
      lots: [lot({ cost: 9000, value: 5000 })],
      sellDate,
      income: 136_100,
      shortGains: 10_000,
      longGains: 10_000,
    },
    expect: { savedNow: 600, longTerm: 4000 },
    within: 0.005,
  },
  {
    name: 'Publication 550, a wash sale: 250 put off',
    derivation:
      '100 shares bought for 1,000, sold for 750, 100 bought for 800 within 30 days: no loss now, basis 1,050.',
    inputs: {
      lots: [lot({ cost: 1000, value: 750, plan: 'sell' })],
      sellDate,
      buys: [buy('2026-12-01', 100, 800, 'taxable')],
    },
    expect: { putOff: 250, lost: 0, counted: 0, savedNow: 0 },
    within: 0,
  },
  {
    name: '26 CFR 1.1091-1(h) Example 2: 75 of 100 shares replaced',
    derivation:
      'Loss of 1,000 on 100 shares; 50 and 25 bought in the 30 days before: 750 put off, 250 counts (x 22% = 55).',
    inputs: {
      lots: [lot({ cost: 5000, value: 4000, plan: 'sell' })],
      sellDate,
      buys: [buy('2026-11-08', 50, 2750, 'taxable'), buy('2026-11-14', 25, 1125, 'reinvested')],
    },
    expect: { putOff: 750, counted: 250, savedNow: 55 },
    within: 0.005,
  },
  {
    name: 'Rev. Rul. 2008-5: replaced in an IRA, the loss is gone',
    derivation:
      '100 shares with a basis of 1,000 sold for 600; 100 bought in an IRA the next day: 400 gone, no deduction.',
    inputs: {
      lots: [lot({ cost: 1000, value: 600, plan: 'sell' })],
      sellDate,
      buys: [buy('2026-11-22', 100, 600, 'ira')],
    },
    expect: { lost: 400, putOff: 0, counted: 0, savedNow: 0 },
    within: 0,
  },
  {
    name: 'Left to heirs: nothing to pay later',
    derivation: '3,000 x 22% = 660 this year and 1,000 x 22% = 220 next year, 205.61 today: 865.61.',
    inputs: { lots: [lot({ cost: 9000, value: 5000 })], sellDate, end: 'kept' },
    expect: { savedNow: 660, later: 0, worth: 865.61 },
    within: 0.005,
  },
  {
    name: 'Net investment income tax is saved too',
    derivation:
      'Single, 300,000 of pay and 20,000 of long-term gain: AGI is over 200,000, so 10,000 of long-term loss saves 15% and 3.8%, 1,880.',
    inputs: { lots: [lot({ cost: 20_000, value: 10_000 })], sellDate, income: 300_000, longGains: 20_000 },
    expect: { savedNow: 1880 },
    within: 0.005,
  },
]
