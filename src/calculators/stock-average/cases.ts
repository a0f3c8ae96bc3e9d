import type { Case } from '../kit/definition.ts'
import type { StockInputs } from './sections.ts'

const buy = (date: string, shares: number, price: number, fee = 0) => ({
  kind: 'buy' as const,
  date,
  shares,
  price,
  fee,
  sell: null,
})
const sell = (date: string, shares: number, price: number, fee = 0) => ({
  kind: 'sell' as const,
  date,
  shares,
  price,
  fee,
  sell: null,
})
const acme: readonly StockInputs['trades'][number][] = [
  buy('1998-03-02', 100, 77),
  buy('1999-03-01', 200, 84),
  buy('2000-03-01', 100, 105),
]
const long = { trades: [buy('2020-01-02', 100, 100)], price: 200, sellDate: '2026-11-21', planBy: 'none' as const }

export const cases: readonly Case<StockInputs>[] = [
  {
    name: 'Three purchases, then 50 more',
    derivation:
      'By hand: 60 x 52 + 40 x 47.50 + 50 x 36 = 6,820 for 150 shares, 45.466667 each. 50 more at 31 are 1,550: 8,370 / 200 = 41.85.',
    inputs: {},
    expect: { averageCost: 45.466667, averageAfter: 41.85, cost: 6820, value: 4650, gain: -2170, moneyToBuy: 1550 },
    within: 0.000001,
  },
  {
    name: 'Naming the dearest lot: a loss of $1,500 (J.K. Lasser, Your Income Tax 2013, 30.2)',
    derivation:
      'The book: 100 shares at $77, 200 at $84, 100 at $105; selling 100 at $90 from the last lot loses $1,500.',
    inputs: { trades: acme, price: 90, sellShares: 100, sellDate: '2001-06-01', method: 'highest' },
    expect: { saleGain: -1500, longTerm: -1500, shortTerm: 0 },
    within: 0,
  },
  {
    name: 'The same sale from the 1999 purchase, named as such',
    derivation: 'By hand: 100 x (90 - 84) = 600 of gain; specific identification, 26 CFR 1.1012-1(c)(2).',
    inputs: {
      trades: acme.map((trade, index) => (index === 1 ? { ...trade, sell: 100 } : trade)),
      price: 90,
      sellDate: '2001-06-01',
      method: 'named',
    },
    expect: { saleGain: 600, longTerm: 600 },
    within: 0,
  },
  {
    name: 'The same sale without naming a lot: first in, first out',
    derivation: 'The 1998 lot goes: 100 x (90 - 77) = 1,300 of gain (26 CFR 1.1012-1(c)).',
    inputs: { trades: acme, price: 90, sellShares: 100, sellDate: '2001-06-01', method: 'fifo' },
    expect: { saleGain: 1300, longTerm: 1300 },
    within: 0,
  },
  {
    name: 'A wash sale: basis $1,050 (IRS VITA training, case study 1)',
    derivation:
      'The case study: 100 shares bought for $1,000, sold for $750, bought again for $800 within 30 days. The loss of $250 is not deducted; the basis is $800 + $250 = $1,050. Sold later at $10.50 the gain is therefore 0.',
    inputs: {
      trades: [buy('2025-01-02', 100, 10), sell('2025-03-03', 100, 7.5), buy('2025-03-20', 100, 8)],
      price: 10.5,
      planBy: 'none',
      sellDate: '2026-11-21',
    },
    expect: { averageCost: 8, washedIn: 250, saleGain: 0 },
    within: 0.000001,
  },
  {
    name: 'A target of $45 takes 33.33 shares at $30',
    derivation: 'By hand: (5,000 - 45 x 100) / (45 - 30) = 33.3333 shares, $1,000; (5,000 + 1,000) / 133.3333 = 45.',
    inputs: { trades: [buy('2024-01-02', 100, 50)], price: 30, planBy: 'target', target: 45 },
    expect: { sharesToBuy: 33.333333, moneyToBuy: 1000, averageAfter: 45 },
    within: 0.000001,
  },
  {
    name: 'Split and fees: average and break-even',
    derivation:
      '100 at $50 and $9 of fee, then two for one: 5,009 / 200 = 25.045. Selling costs $10 and 1%: (5,009 + 10) / (200 x 0.99) = 25.348485.',
    inputs: {
      trades: [buy('2024-01-02', 100, 50, 9)],
      splits: [{ date: '2024-06-10', ratio: 2 }],
      price: 25,
      planBy: 'none',
      saleFee: 10,
      saleFeeShare: 1,
    },
    expect: { shares: 200, averageCost: 25.045, breakEven: 25.348485 },
    within: 0.000001,
  },
  {
    name: 'Long-term gain at 15%, and Pennsylvania on top (Rev. Proc. 2025-32)',
    derivation:
      'Single, 116,100 of wages less 16,100 is 100,000, over 49,450 and under 545,500: 10,000 of gain at 15% is 1,500. Pennsylvania takes 3.07%, 307.',
    inputs: { ...long, income: 116_100, state: 'PA' },
    expect: { longTerm: 10_000, federalTax: 1500, stateTax: 307, tax: 1807 },
    within: 0.005,
  },
  {
    name: 'Long-term gain at 20% and 3.8%',
    derivation: '716,100 less 16,100 is 700,000, over 545,500; wages are over 200,000: 10,000 x 23.8% = 2,380.',
    inputs: { ...long, income: 716_100 },
    expect: { tax: 2380 },
    within: 0.005,
  },
  {
    name: 'A loss of $10,000: $3,000 counts this year',
    derivation: '68,900 of taxable income lies in the 22% bracket: 3,000 x 22% = 660 less tax; 7,000 is carried on.',
    inputs: { ...long, price: 0, income: 85_000 },
    expect: { longTerm: -10_000, tax: -660, lossCarried: 7000 },
    within: 0.005,
  },
]
