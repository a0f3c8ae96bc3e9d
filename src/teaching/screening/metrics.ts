/** What the measures of a stock mean, how they're counted and when they mislead: the one list every screen and table speaks from. */
import type { Gap, MetricKey } from '#engine/screening/metrics.ts'

/** How a number of it is read: dollars, large dollars, percent, or how many times. */
export type MetricUnit = 'dollars' | 'billions' | 'millions' | 'percent' | 'times'

export interface Metric {
  readonly name: string
  /** At the head of a column. */
  readonly short: string
  readonly unit: MetricUnit
  readonly what: string
  readonly counted: string
  readonly misleads: string
  /** Who has none, where that is more than a missing report. */
  readonly none?: string
  /** Its word in the glossary. */
  readonly term?: string
}

const noSales = 'A company with no sales has none.'
const noEquity = 'A company that owes more than it owns has none.'

export const metrics: Readonly<Record<MetricKey, Metric>> = {
  price: {
    name: 'Share price',
    short: 'Price',
    unit: 'dollars',
    what: 'What one share costs.',
    counted: 'The last price of one share.',
    misleads:
      'A $5 share isn’t cheaper than a $500 one. It depends on how many shares there are and what each one earns.',
  },
  cap: {
    name: 'Market cap',
    short: 'Market cap',
    unit: 'billions',
    what: 'What you’d pay for every share of the company at this price.',
    counted: 'Share price × number of shares.',
    misleads: 'It leaves out debt. Two companies with the same market cap can owe very different amounts.',
    term: 'market-capitalization',
  },
  pe: {
    name: 'P/E ratio',
    short: 'P/E',
    unit: 'times',
    what: 'How many dollars you pay for one dollar of yearly earnings.',
    counted: 'Share price ÷ earnings per share of the last four quarters.',
    misleads:
      'A low P/E can mean that people expect earnings to fall. A one-time gain or cost can throw it off for a whole year.',
    none: 'A company that lost money has no P/E.',
    term: 'pe-ratio',
  },
  priceToSales: {
    name: 'Price to sales',
    short: 'P/S',
    unit: 'times',
    what: 'What you pay for one dollar of yearly sales.',
    counted: 'Market cap ÷ sales of the last four quarters.',
    misleads:
      'Sales aren’t profit. A grocer keeps a few cents of each dollar and a software maker far more, so compare within a sector.',
    none: noSales,
  },
  priceToBook: {
    name: 'Price to book',
    short: 'P/B',
    unit: 'times',
    what: 'What you pay for one dollar of what the company owns after its debts.',
    counted: 'Market cap ÷ equity. Equity is what it owns minus what it owes.',
    misleads:
      'Brands, software and know-how are mostly missing from equity. It tells you more about banks than about software.',
    none: noEquity,
  },
  earnings: {
    name: 'Earnings per share',
    short: 'EPS',
    unit: 'dollars',
    what: 'The yearly profit that goes with one share.',
    counted: 'Profit after taxes ÷ number of shares, over the last four quarters.',
    misleads: 'When a company buys back shares, it rises even if profit doesn’t.',
  },
  yield: {
    name: 'Dividend yield',
    short: 'Yield',
    unit: 'percent',
    what: 'What a share pays in a year for each $100 of its price.',
    counted: 'Dividends per share over a year ÷ share price.',
    misleads: 'When the price falls, the yield goes up. A very high yield often means that people expect a cut.',
  },
  payout: {
    name: 'Payout ratio',
    short: 'Payout',
    unit: 'percent',
    what: 'How much of its earnings the company pays out as dividends.',
    counted: 'Dividends per share ÷ earnings per share.',
    misleads:
      'Over 100% means it pays more than it earns, and few can do that for long. Real estate companies look worse than they are: depreciation cuts their earnings, not their cash.',
    none: 'A company that lost money has none, even if it paid a dividend.',
  },
  beta: {
    name: 'Beta',
    short: 'Beta',
    unit: 'times',
    what: 'How far the price tends to move when the whole market moves 1%.',
    counted:
      'From past price moves next to the market’s, often over five years. At 1 it moved as far as the market, at 0.5 half as far.',
    misleads:
      'It only sees moves that go with the market, and only past ones. A stock with a low beta can still lose most of its value.',
    none: 'A company that’s new on the market has none yet.',
  },
  yearChange: {
    name: 'One-year price change',
    short: '1-year change',
    unit: 'percent',
    what: 'How far the price moved over the last year.',
    counted: 'Price now ÷ price a year ago, minus 1. Dividends aren’t included.',
    misleads: 'A rise so far doesn’t say what comes next. And a stock that lost 50% needs a gain of 100% to be even.',
    none: 'A company that’s new on the market has none yet.',
  },
  belowHigh: {
    name: 'Below its 52-week high',
    short: 'Below high',
    unit: 'percent',
    what: 'How far the price is below its highest point of the last 52 weeks.',
    counted: '1 − share price ÷ highest price of the last 52 weeks.',
    misleads: 'A stock that fell 60% can fall 60% again. A lower price alone isn’t a bargain.',
  },
  margin: {
    name: 'Profit margin',
    short: 'Margin',
    unit: 'percent',
    what: 'How many cents of each dollar of sales are left as profit.',
    counted: 'Profit after taxes ÷ sales, over the last four quarters.',
    misleads: 'It depends on the business. Grocers live on thin margins and software makers on wide ones.',
    none: noSales,
  },
  returnOnEquity: {
    name: 'Return on equity',
    short: 'ROE',
    unit: 'percent',
    what: 'The yearly profit for each $100 of the owners’ money in the company.',
    counted: 'Profit after taxes ÷ equity.',
    misleads: 'Debt lifts it: with less equity, the same profit looks bigger. Read it next to debt to equity.',
    none: noEquity,
  },
  debtToEquity: {
    name: 'Debt to equity',
    short: 'Debt/equity',
    unit: 'times',
    what: 'How much the company borrowed for each dollar of the owners’ money.',
    counted: 'Debt ÷ equity.',
    misleads: 'Banks and utilities work with a lot of debt, so compare within a sector.',
    none: noEquity,
  },
  salesGrowth: {
    name: 'Sales growth',
    short: 'Sales growth',
    unit: 'percent',
    what: 'How much sales grew in a year.',
    counted: 'Sales of the last four quarters ÷ sales of the four before, minus 1.',
    misleads: 'Buying another company counts as growth. So does one big order that won’t come again.',
    none: 'A company with no sales the year before has none.',
  },
  earningsGrowth: {
    name: 'Earnings growth',
    short: 'EPS growth',
    unit: 'percent',
    what: 'How much earnings per share grew in a year.',
    counted: 'Earnings per share of the last four quarters ÷ those of the four before, minus 1.',
    misleads: 'After a very bad year, an average one looks like huge growth.',
    none: 'After a loss there’s no growth rate: nothing can be divided by a loss.',
  },
  tradedValue: {
    name: 'Daily trading',
    short: 'Daily trading',
    unit: 'millions',
    what: 'How many dollars of the stock change hands on a usual day.',
    counted: 'Share price × shares traded on a usual day.',
    misleads: 'When little is traded, you may not be able to sell at the price you see, least of all in a hurry.',
  },
}

/** Why a company has no number, behind its dash. */
export const gapWords: Readonly<Record<Gap, string>> = {
  unreported: 'not reported',
  loss: 'lost money',
  'loss-before': 'lost money the year before',
  'no-equity': 'owes more than it owns',
  'no-sales': 'no sales',
}
