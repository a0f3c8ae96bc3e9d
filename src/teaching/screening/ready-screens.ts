/** Screens to start from: what each looks for, and what it can’t see. The bounds are ours, none is a rule. */
import type { Filters } from '#engine/screening/filters.ts'
import { noFilters } from '#engine/screening/filters.ts'
import type { MetricKey } from '#engine/screening/metrics.ts'
import type { Order } from '#engine/screening/order.ts'

export interface ReadyScreen {
  readonly slug: string
  readonly title: string
  readonly looksFor: string
  readonly cannotSee: string
  readonly filters: Filters
  readonly order: Order
  readonly columns: readonly MetricKey[]
}

const from = (min: number) => ({ min, max: null })
const upTo = (max: number) => ({ min: null, max })

export const readyScreens: readonly ReadyScreen[] = [
  {
    slug: 'steady-dividends',
    title: 'Steady dividends',
    looksFor: 'Companies that pay 2.5% or more and keep a third of their earnings or more, without heavy debt.',
    cannotSee: 'Whether they paid last year too. A dividend is never owed, and any of them can cut it.',
    filters: { ...noFilters, pay: 'pays', ranges: { yield: from(2.5), payout: upTo(67), debtToEquity: upTo(1.5) } },
    order: { key: 'yield', down: true },
    columns: ['price', 'yield', 'payout', 'debtToEquity', 'earningsGrowth'],
  },
  {
    slug: 'low-price-for-earnings',
    title: 'Low price for earnings',
    looksFor: 'Stocks that cost up to $12 for a dollar of yearly earnings, with modest debt.',
    cannotSee: 'Why they’re cheap. Often people expect earnings to fall, and sometimes they’re right.',
    filters: { ...noFilters, ranges: { pe: upTo(12), debtToEquity: upTo(1) } },
    order: { key: 'pe', down: false },
    columns: ['price', 'pe', 'debtToEquity', 'earningsGrowth', 'belowHigh'],
  },
  {
    slug: 'growing-with-profit',
    title: 'Growing, with a profit',
    looksFor: 'Sales and earnings that both grew by 12% or more, with at least 8 cents of profit on a dollar of sales.',
    cannotSee: 'Whether it goes on. Fast growth usually slows down, and its price may already count on more.',
    filters: { ...noFilters, ranges: { salesGrowth: from(12), earningsGrowth: from(12), margin: from(8) } },
    order: { key: 'salesGrowth', down: true },
    columns: ['price', 'pe', 'salesGrowth', 'earningsGrowth', 'margin'],
  },
  {
    slug: 'high-return-low-debt',
    title: 'High return, low debt',
    looksFor: 'Companies that earn 18% or more on the owners’ money without borrowing much.',
    cannotSee: 'What you pay for it. A good company at too high a price can be a poor investment.',
    filters: { ...noFilters, ranges: { returnOnEquity: from(18), debtToEquity: upTo(0.5) } },
    order: { key: 'returnOnEquity', down: true },
    columns: ['price', 'pe', 'returnOnEquity', 'debtToEquity', 'margin'],
  },
  {
    slug: 'calmer-prices',
    title: 'Calmer prices',
    looksFor: 'Stocks that moved no more than 70% as far as the market, from companies that made a profit.',
    cannotSee: 'The next year. Beta looks back, and one bad surprise moves any stock.',
    filters: { ...noFilters, earn: 'profit', ranges: { beta: upTo(0.7) } },
    order: { key: 'beta', down: false },
    columns: ['price', 'cap', 'beta', 'yearChange', 'yield'],
  },
  {
    slug: 'high-yield-look-twice',
    title: 'High yield: look twice',
    looksFor: 'Dividend yields of 6% or more. Look at the payout: over 100%, the company pays more than it earns.',
    cannotSee: 'Which of them will cut the dividend. Many high yields are high because the price fell.',
    filters: { ...noFilters, ranges: { yield: from(6) } },
    order: { key: 'yield', down: true },
    columns: ['price', 'yield', 'payout', 'yearChange', 'debtToEquity'],
  },
  {
    slug: 'fallen-far',
    title: 'Fallen far',
    looksFor: 'Stocks 40% or more below their highest price of the last 52 weeks.',
    cannotSee: 'Whether the fall is over. A stock that lost 40% can lose 40% again.',
    filters: { ...noFilters, ranges: { belowHigh: from(40) } },
    order: { key: 'belowHigh', down: true },
    columns: ['price', 'belowHigh', 'yearChange', 'pe', 'margin'],
  },
  {
    slug: 'small-and-profitable',
    title: 'Small and profitable',
    looksFor: 'Companies worth less than $2 billion that made a profit and owe little.',
    cannotSee: 'How hard they are to sell. Small stocks trade less and swing more, so check daily trading.',
    filters: { ...noFilters, size: ['micro', 'small'], earn: 'profit', ranges: { debtToEquity: upTo(0.5) } },
    order: { key: 'cap', down: false },
    columns: ['price', 'cap', 'tradedValue', 'margin', 'debtToEquity'],
  },
]
