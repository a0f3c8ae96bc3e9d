/** How it is calculated, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

export const buyWords = {
  title: 'What $1,000 buys',
  formula: 'value = (dollars − commission) ÷ ((1 + premium) · (1 + half the spread))',
  mirror:
    'Selling works the same way in reverse: value · (1 + premium) · (1 − half the spread), minus the commission and the small fees on sales.',
}

interface PayoutTax {
  readonly name: string
  readonly share: number
  readonly rate: number
}
export const yearWords = {
  title: 'What a year leaves, before tax',
  formula: 'kept = (1 + return) · (1 + lending) · (1 − expense ratio)',
  result: ({ kept }: { kept: number }, say: Say) =>
    `= ${say.number(kept, 6)}, or ${say.percent((kept - 1) * 100, 4)} a year`,
  monthly: 'Taken evenly through the year, month by month.',
  payouts: {
    qualified: 'qualified dividends',
    ordinary: 'ordinary dividends',
    reit: 'REIT dividends',
    longGain: 'capital gains distributions',
  },
  tax: ({ name, share, rate }: PayoutTax, say: Say) =>
    `Tax on ${name}: ${say.percent(share, 6)} of the value · ${say.percent(rate, 4)} = ${say.percent((share * rate) / 100, 4)} a year. The rest is reinvested.`,
  untaxed: 'Distributions aren’t taxed in this account.',
  rates:
    'The rates are what a year of these distributions adds to your whole tax return, divided by the distributions. They stay the same every year.',
}

interface Sale {
  readonly value: number
  readonly premium: number
  readonly spread: number
  readonly commission: number
  readonly tax: number
}
export const saleWords = {
  title: ({ years }: { years: number }, say: Say) => `Selling after ${say.years(years)}`,
  discount: 'you keep = value − discount − half the spread − commission and fees − tax',
  premium: 'you keep = value + premium − half the spread − commission and fees − tax',
  amounts: ({ value, premium, spread, commission, tax }: Sale, say: Say) =>
    `= ${say.cents(value)} ${premium > 0 ? '−' : '+'} ${say.cents(Math.abs(premium))} − ${say.cents(spread)} − ${say.cents(commission)} − ${say.cents(tax)}`,
}

export const overlapWorking = {
  title: 'Overlap of the two ETFs',
  formula: 'overlap = the smaller of the two weights, added up over all tickers',
  amounts: ({ top, more }: { top: readonly { ticker: string; shared: number }[]; more: number }, say: Say) =>
    `= ${top.map((one) => `${one.ticker} ${say.percent(one.shared)}`).join(' + ')}${more > 0 ? ` + ${more} more` : ''}`,
  given: ({ first, second }: { first: number; second: number }, say: Say) =>
    `Weights listed: ${say.percent(first)} of this ETF, ${say.percent(second)} of the other.`,
}

export const usedFor = {
  averages: 'average expense ratios of ETFs and mutual funds',
  indexFunds: 'average expense ratio of index stock mutual funds',
  yearlyFee: 'how a yearly fee is counted',
  section31: 'SEC fee on sales',
  taf: 'FINRA fee on shares sold',
  assumed: 'return, dividends and distributions, our defaults',
  spread: 'spread, our default',
  brackets: 'federal tax brackets',
  inflation: 'inflation, our default',
}
