/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  money: 'Your investment',
  etf: 'The ETF',
  growth: { title: 'Return and dividends', more: 'Return, dividends, inflation' },
  tax: { title: 'Taxes', more: 'Income, state, tax rates' },
  fund: { title: 'Mutual fund to compare', more: 'Mutual fund to compare' },
  trading: { title: 'Premium, commission and sale fees', more: 'Premium, commission, securities lending' },
  overlap: { title: 'Overlap of two ETFs', more: 'Overlap of two ETFs' },
}

interface Fees {
  readonly indexEtf: number
  readonly activeEtf: number
  readonly year: string
}

export const formWords = {
  start: { label: 'Initial investment' },
  deposit: { label: 'Recurring investment', hint: 'Added at the start of each period' },
  every: { label: 'How often', options: { month: 'Monthly', quarter: 'Quarterly', year: 'Yearly' } },
  years: { label: 'How long you’d hold', unit: 'years' },

  expense: {
    label: 'Expense ratio',
    hint: ({ indexEtf, activeEtf, year }: Fees, say: Say) =>
      `Average: ${say.percent(indexEtf)} for index stock ETFs, ${say.percent(activeEtf)} for active ones (ICI, ${year})`,
  },
  spread: { label: 'Bid-ask spread', hint: 'Percent of the price. Each trade costs you half.' },

  annualReturn: { label: 'Return before costs', hint: 'Our default, including dividends. Not a forecast.' },
  holds: {
    label: 'What the ETF holds',
    options: { stocks: 'Stocks', bonds: 'Bonds', property: 'Real estate (REITs)', mix: 'A mix' },
  },
  dividendYield: { label: 'Dividend yield', hint: 'Part of the return, paid out and reinvested' },
  qualifiedShare: { label: 'Qualified dividends', hint: 'Our default. Box 1b of Form 1099-DIV, as a share of box 1a.' },
  reitShare: { label: 'REIT dividends', hint: 'Box 5 of Form 1099-DIV. A fifth is free of federal income tax.' },
  gains: { label: 'ETF’s capital gains distributions', hint: 'Percent of value a year. Most stock ETFs pay none.' },
  inflation: { label: 'Inflation', hint: 'Our default. It turns future dollars into today’s dollars.' },

  twin: { label: 'Compare a mutual fund' },
  twinExpense: {
    label: 'Fund’s expense ratio',
    hint: (
      { index, indexYear, all, year }: { index: number; indexYear: string; all: number; year: string },
      say: Say,
    ) =>
      `Starts at the ETF average. Stock funds: ${say.percent(all)} (ICI, ${year}), index funds ${say.percent(index)} (${indexYear}).`,
  },
  twinGains: { label: 'Fund’s capital gains distributions', hint: 'Our default. Percent of value a year, on average.' },
  twinLoad: { label: 'Fund’s front-end load' },
  twinFee: { label: 'Fund’s transaction fee', hint: 'Some brokers charge it on each trade of another company’s fund.' },

  premiumBuy: {
    label: 'Premium when you buy',
    hint: 'How far the price is above net asset value. Negative for a discount.',
  },
  premiumSell: { label: 'Premium when you sell', hint: 'Negative for a discount' },
  commission: { label: 'Commission', hint: 'For each trade' },
  lending: { label: 'Securities lending income', hint: 'What the ETF earns by lending out its shares' },
  sharePrice: { label: 'Share price' },
  section31: {
    label: 'SEC sale fee',
    hint: ({ asOf }: { asOf: string }, say: Say) =>
      `Per $1 million sold, since ${say.dateShort(asOf)}. The SEC changes it every year.`,
  },

  holdingsA: { label: 'This ETF’s holdings' },
  holdingsB: { label: 'Another ETF’s holdings' },
  holdings: {
    noun: 'holding',
    ticker: 'Ticker',
    weight: 'Weight',
    paste: {
      button: 'Paste holdings',
      hint: 'From the fund’s website or a spreadsheet: one ticker and weight per line. It stays on your device.',
    },
  },
} as const

/** What a pasted list of holdings is answered with. */
export const pasteWords = {
  nothing: 'We found no line with both a ticker and a weight. Each line needs both, like “AAPL 6.5%”.',
  shares: 'The weights added up to about 1, so we read them as shares of 100%.',
  kept: ({ kept, found }: { kept: number; found: number }) => `We kept the ${kept} largest of ${found} holdings.`,
  leftOut: 'without a ticker and a weight',
}
