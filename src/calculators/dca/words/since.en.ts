/** What explains the same dollars every month since some month: charts, findings, table, arithmetic. */
import { spanText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'
import { costsText, exactText, indexText } from './past.en.ts'

export interface SinceValues {
  readonly deposit: number
  readonly stockShare: number
  readonly fee: number
  readonly from: string
  readonly to: string
  readonly months: number
  readonly paidIn: number
  readonly worth: number
  /** Deposits in dollars of the last month; worth in dollars of the first. */
  readonly paidInReal: number
  readonly worthThen: number
}
interface Real extends SinceValues {
  readonly gain: number
  /** Percent points a year. */
  readonly rate: number
}

const inIndex = (values: SinceValues, say: Say): string => `In ${indexText(values, say)}. ${costsText(values, say)}.`

export const sinceCharts = {
  month: 'Month',
  worth: 'What it was worth',
  paidIn: 'What you’d have put in',
  nominal: {
    title: ({ deposit, from }: SinceValues, say: Say) => `${exactText(deposit, say)} a month since ${say.month(from)}`,
    lead: (values: SinceValues, say: Say) => inIndex(values, say),
    summary: ({ paidIn, worth, from, to }: SinceValues, say: Say) =>
      `From ${say.month(from)} to ${say.month(to)}, ${say.short(paidIn)} of deposits became ${say.short(worth)}.`,
    note: ({ to }: SinceValues, say: Say) =>
      `In dollars of each month, not adjusted for inflation. Our record ends in ${say.month(to)}.`,
  },
  real: {
    title: () => 'The same after inflation',
    lead: ({ to }: SinceValues, say: Say) =>
      `Every amount in ${say.month(to)} dollars, so only growth above inflation shows.`,
    summary: ({ paidInReal, worth, to }: SinceValues, say: Say) =>
      `In ${say.month(to)} dollars, ${say.short(paidInReal)} of deposits became ${say.short(worth)}.`,
    note: (values: SinceValues, say: Say) => inIndex(values, say),
  },
}

export const sinceFindings = {
  realGain: ({ paidInReal, gain, rate, to }: Real, say: Say) =>
    `**After inflation, you’d still be ${say.about(gain)} ahead.** Your deposits come to ${say.about(paidInReal)} in ${say.month(to)} dollars, and the return was ${say.percent(rate, 1)} a year above inflation.`,
  realLoss: ({ paidInReal, gain, to }: Real, say: Say) =>
    `**After inflation, you’d be ${say.about(gain)} behind.** Your deposits come to ${say.about(paidInReal)} in ${say.month(to)} dollars.`,
  fall: ({ share, from, to }: { share: number; from: string; to: string }, say: Say) =>
    `**Along the way, the fund fell ${say.percent(share, 0)}**, ${spanText({ from, to }, say)}. Deposits made near the bottom bought the most, so the result depends on keeping going.`,
  below: ({ month }: { month: string }, say: Say) =>
    `**As late as ${say.month(month)}, it was worth less than the deposits so far.** Anyone who quit then lost money. It helps to have money you can leave alone for many years.`,
  moneyWeighted: ({ rate }: { rate: number }, say: Say) =>
    `**The ${say.percent(rate, 1)} a year is money-weighted**: each deposit counts for as long as it was invested. It differs from the index’s own return over the same time.`,
  onePast: ({ from }: { from: string }, say: Say) =>
    `**${say.month(from)} is one start among many.** To see the best, worst and typical outcomes since 1871, choose “I invest from each paycheck”.`,
  notIncluded: ({ to }: { to: string }, say: Say) =>
    `Not included: taxes, trading costs and anything after ${say.month(to)}, where our record ends. Each month counts at its average price. The past may not repeat.`,
}

export const sinceTables = {
  title: 'Along the way',
  lead: ({ to }: SinceValues, say: Say) =>
    `Just before that month’s deposit. The last two columns are in ${say.month(to)} dollars.`,
  columns: {
    month: 'Month',
    paidIn: 'Put in so far',
    worth: 'Worth',
    paidInReal: 'Put in, after inflation',
    worthReal: 'Worth, after inflation',
  },
}

export const sinceWorkings = {
  title: 'What it became',
  formula: 'worth = sum of D · I(end) ÷ I(month of the deposit)',
  values: ({ deposit, months, from, to }: SinceValues, say: Say) =>
    `D = ${exactText(deposit, say)}, ${say.count(months, 'deposit', 'deposits')} from ${say.month(from)}, valued in ${say.month(to)}`,
  inFirst: ({ worth, prices, worthThen, from }: SinceValues & { prices: number }, say: Say) =>
    `in ${say.month(from)} dollars: ${say.cents(worth)} ÷ ${say.number(prices, 8)} = ${say.cents(worthThen)}`,
  index: (values: SinceValues, say: Say) =>
    `I is ${indexText(values, say)}, by month from Robert Shiller’s data, after your ${say.percent(values.fee)} fee. Before 1957 it’s the S&P Composite.`,
  prices: 'Inflation is the consumer price index. The last deposit is made a month before the end.',
  rates: ({ nominal, real }: { nominal: number; real: number }, say: Say) =>
    `The money-weighted return is ${say.percent(nominal, 4)} a year, or ${say.percent(real, 4)} with every amount in the same dollars.`,
}
