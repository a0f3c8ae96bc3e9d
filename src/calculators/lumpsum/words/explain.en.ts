/** What explains the answer: charts, tables, what sources were used for. Findings and workings have files of their own. */
import { reinvestedText, spanText, startsText, stocksText, sumText, worthText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'
import type { PastEnd, PastValues } from '../past-values.ts'
import { dollarNames, lengthText, netOf, netOfStart, pointsText } from './past.en.ts'

type Net = Pick<PastValues, 'fee' | 'account'>
interface Share {
  readonly month: number
  readonly real: number
}
interface Own {
  readonly months: number
  readonly low: number
  readonly typical: number
  readonly high: number
}
const endText = ({ amount }: { readonly amount: number }, { end }: PastEnd, say: Say) => worthText(amount, end, say)

export const chartWords = {
  years: 'Years',
  eightInTen: 'Middle 80%',
  half: 'Middle 50%',
  past: {
    title: ({ amount }: PastValues, say: Say) =>
      `What ${sumText(amount, say)} became, from every starting month since 1871`,
    lead: (past: PastValues, say: Say) =>
      `Worst: ${spanText(past.worst, say)}, ${endText(past, past.worst, say)}. Best: ${spanText(past.best, say)}, ${endText(past, past.best, say)}. ${stocksText(past, say)}, ${reinvestedText(past)}.`,
    summary: (past: PastValues, say: Say) =>
      `Over ${say.months(past.months)}, from ${startsText(past, say)}, the median ended at ${say.short(past.typical)}. The worst 10% ended below ${say.short(past.low)} and the best 10% above ${say.short(past.high)}, in ${dollarNames[past.dollars]}. Worst: ${endText(past, past.worst, say)}, ${spanText(past.worst, say)}. Best: ${endText(past, past.best, say)}, ${spanText(past.best, say)}.`,
    note: (past: PastValues, say: Say) =>
      `In ${dollarNames[past.dollars]}. ${netOfStart(past, say)}. The median and the shaded ranges are taken year by year, so no single start follows them. Starts overlap, so they aren’t separate tests.`,
    best: ({ from }: { from: string }, say: Say) => `Best: ${say.monthShort(from)}`,
    worst: ({ from }: { from: string }, say: Say) => `Worst: ${say.monthShort(from)}`,
    typical: 'Median',
    yours: 'At your expected return',
  },
  own: {
    title: 'The range from your own numbers',
    lead: ({ rate, swing }: { rate: number; swing: number }, say: Say) =>
      `At ${say.percent(rate)} growth a year, with a typical yearly swing of ${pointsText(swing, say)} either way.`,
    summary: ({ months, low, typical, high }: Own, say: Say) =>
      `After ${say.months(months)}, the median is ${say.short(typical)}. The worst 10% end below ${say.short(low)} and the best 10% above ${say.short(high)}.`,
    note: ({ dollars }: { dollars: 'today' | 'future' }) =>
      `In ${dollars === 'today' ? 'today’s' : 'future'} dollars. A simple model that draws each year from the same bell curve. Real markets have worse single years.`,
    noteBeforeTax: ({ dollars }: { dollars: 'today' | 'future' }) =>
      `In ${dollars === 'today' ? 'today’s' : 'future'} dollars, before the tax at the end. A simple model that draws each year from the same bell curve. Real markets have worse single years.`,
    high: 'Best 10% are above',
    typical: 'Median',
    low: 'Worst 10% are below',
  },
  taken: {
    title: 'Where your growth goes',
    lead: 'From what your return alone would give to what it could buy today.',
    summary: ({ gross, net, real }: { gross: number; net: number; real: number }, say: Say) =>
      `Before fees and taxes you’d have ${say.short(gross)}. You’d keep ${say.short(net)}, worth ${say.short(real)} in today’s dollars.`,
    note: 'Future dollars except the last bar. Each cost includes what that money would have earned. Fees come first, then tax on what’s left.',
    gross: 'Before fees and taxes',
    fees: 'Fees',
    dividendTax: 'Tax on dividends',
    incomeTax: 'Income tax',
    gainTax: 'Tax on gains',
    whenSold: 'When you sell',
    whenWithdrawn: 'When you withdraw',
    net: 'You keep',
    future: 'Future dollars',
    inflation: 'Inflation',
    fallingPrices: 'Falling prices',
    today: 'In today’s dollars',
  },
  lost: {
    title: 'How often you’d have had less than you put in',
    leadYears: ({ months }: { months: number }, say: Say) =>
      `Share of the same ${lengthText(months, say)} starts that were below what was put in, year by year.`,
    leadMonths: ({ months }: { months: number }, say: Say) =>
      `Share of the same ${lengthText(months, say)} starts that were below what was put in, month by month.`,
    summary: ({ first, last }: { first: Share; last: Share }, say: Say) =>
      `After ${say.months(first.month)}, ${say.percent(first.real, 0)} of starts were below what was put in, after inflation. After ${say.months(last.month)}, ${say.percent(last.real, 1)} were.`,
    summaryFirst: ({ first }: { first: Share }, say: Say) =>
      `After ${say.months(first.month)}, ${say.percent(first.real, 0)} of starts were below what was put in, after inflation.`,
    note: (net: Net, say: Say) => `${netOfStart(net, say)}.`,
    real: 'After inflation',
    nominal: 'Before inflation',
  },
}

export const tableWords = {
  byYear: {
    title: 'Year by year at your expected return',
    lead: 'Future dollars, except the last three columns. “You keep” is what’s left if you cash out that year.',
    leadUntaxed: 'Future dollars, except the last three columns. No tax.',
    columns: {
      year: 'Year',
      gross: 'Before fees and taxes',
      balance: 'Balance',
      net: 'You keep',
      today: 'In today’s dollars',
      low: 'Worst 10% below',
      high: 'Best 10% above',
    },
  },
  named: {
    title: ({ months }: { months: number }, say: Say) => `Best, worst and median ${lengthText(months, say)} starts`,
    lead: (net: Net, say: Say) =>
      `${netOfStart(net, say)}. From the middle of the first month to the middle of the last.`,
    columns: {
      start: 'Start',
      from: 'From',
      to: 'To',
      real: 'Ended at, in today’s dollars',
      realYearly: 'Yearly return after inflation',
      nominal: 'Ended at, in dollars of the time',
      nominalYearly: 'Yearly return before inflation',
    },
    rows: {
      worstReal: 'Worst after inflation',
      middleReal: 'Median after inflation',
      bestReal: 'Best after inflation',
      worstNominal: 'Worst before inflation',
      bestNominal: 'Best before inflation',
      peak: 'Stock peak before a big fall',
    },
  },
  pastYears: {
    title: 'Year by year from every past start',
    lead: (past: Pick<PastValues, 'windows' | 'of' | 'fee' | 'account'>, say: Say) =>
      `From ${startsText(past, say)}, in today’s dollars, ${netOf(past, say)}.`,
    columns: {
      year: 'Year',
      p10: 'Worst 10% below',
      p25: 'Worst 25% below',
      p50: 'Median',
      p75: 'Best 25% above',
      p90: 'Best 10% above',
      below: 'Starts with less than was put in',
    },
  },
}

export const sourceWords = {
  record: ({ first, last }: { first: string; last: string }, say: Say) =>
    `U.S. stocks with dividends, Treasury bonds and prices by month, ${first.slice(0, 4)} to ${say.month(last)}`,
  dividendYield: 'our default dividend yield',
  swings: 'average return, compound return and yearly swings of U.S. stocks',
  peaks: 'the market peaks before the deepest falls',
  startingReturn: 'our default return and tax rates',
  startingFee: 'our default fee',
  startingInflation: 'our default inflation rate',
}
