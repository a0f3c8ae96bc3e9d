/** What explains the answer: charts, tables, what sources were used for. Findings and workings have files of their own. */
import type { Say } from '../../kit/say.ts'
import { rateText } from './say.en.ts'

interface Curve {
  readonly rate: number
  readonly start: number
  readonly end: number
}
interface Money {
  readonly paidIn: number
  readonly takenOut: number
  readonly endValue: number
  readonly stocks: number
}
const curve = ({ rate, start, end }: Curve, say: Say): string =>
  `${say.short(start)} becomes ${say.short(end)} at ${rateText(rate, say)} a year.`

export const chartWords = {
  year: 'Year',
  years: 'Years',
  date: 'Date',
  curve: {
    title: 'Steady growth',
    summary: curve,
    note: 'Future dollars, except the second line.',
    own: 'Your value',
    real: 'After inflation',
  },
  dated: {
    titleBeside: 'Your growth vs. U.S. stocks and prices',
    lead: 'Yours is drawn as steady growth; we don’t know its actual ups and downs.',
    summary: curve,
    summaryBeside: (values: Curve & { stocks: number }, say: Say) =>
      `${curve(values, say)} In U.S. stocks, it would have become about ${say.short(values.stocks)}.`,
    note: 'In dollars of each day.',
    noteBeside: 'In dollars of each day. U.S. stocks: S&P 500 with dividends reinvested, before fees and taxes.',
    own: 'Yours, if steady',
    stocks: 'U.S. stocks',
    prices: 'Keeping up with prices',
  },
  money: {
    title: 'What you put in and what it became',
    lead: 'Drawn as steady growth at your rate; we don’t know its actual ups and downs.',
    leadNoRate: 'Your deposits minus your withdrawals.',
    summary: ({ paidIn, takenOut, endValue }: Money, say: Say) =>
      `You put in ${say.short(paidIn)}, took out ${say.short(takenOut)} and had ${say.short(endValue)} at the end.`,
    summaryOwed: ({ paidIn, takenOut, endValue }: Money, say: Say) =>
      `You put in ${say.short(paidIn)} and took out ${say.short(takenOut)}. At the end, you owed ${say.short(-endValue)}.`,
    summaryRanOut: 'The same amounts in U.S. stocks would have run out.',
    summaryStocks: ({ stocks }: Money, say: Say) =>
      `The same amounts in U.S. stocks would have been about ${say.short(stocks)}.`,
    note: 'In dollars of each day.',
    own: 'Yours, if steady',
    netIn: 'Deposits minus withdrawals',
    stocks: 'Same in U.S. stocks',
  },
  yearly: {
    title: 'Your returns and the two averages',
    summary: (v: { start: number; end: number; average: number; averageEnd: number }, say: Say) =>
      `${say.short(v.start)} became ${say.short(v.end)}. The simple average of ${rateText(v.average, say)} leads to ${say.short(v.averageEnd)}.`,
    note: 'In dollars of each year.',
    real: 'Your returns',
    steady: 'Compound rate',
    average: 'Simple average',
  },
}

export const tableWords = {
  byYear: {
    title: 'Year by year at the steady rate',
    lead: 'In dollars of each year, except the last column.',
    columns: { years: 'Years', growth: 'Growth', value: 'Value', real: 'After inflation' },
  },
  flows: {
    title: 'Your deposits and withdrawals',
    lead: 'Deposits are +, withdrawals −.',
    leadValue: 'Deposits are +, withdrawals −. The last line is your ending balance, counted as taken out.',
    columns: { date: 'Date', days: 'Days to the end', amount: 'Amount', grown: 'At the end, at your rate' },
  },
  returns: {
    title: 'Year by year',
    columns: {
      year: 'Year',
      percent: 'Return',
      value: 'Value',
      compound: 'At the compound rate',
      average: 'At the simple average',
    },
  },
}

export const sourceWords = {
  years: 'U.S. stocks over whole calendar years',
  months: 'U.S. stocks with dividends and consumer prices by month',
  savings: 'our default finance and reinvest rates',
  inflation: 'our default inflation rate',
}
