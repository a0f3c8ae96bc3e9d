/** What explains the answer: charts, tables, what sources were used for. Findings and workings have files of their own. */
import type { Say } from '../../kit/say.ts'

interface Growing {
  readonly months: number
  readonly paidIn: number
  readonly balance: number
  readonly real: number
}
interface Range {
  readonly rate: number
  readonly variance: number
  readonly low: number
  readonly middle: number
  readonly high: number
}
interface YearOf {
  readonly year: number
  readonly deposits: number
  readonly interest: number
}

export const chartWords = {
  year: 'Year',
  growing: {
    title: 'What you put in and what it earns',
    lead: 'Growth starts slowly. Later, your earnings earn money too.',
    summary: ({ months, paidIn, balance }: Growing, say: Say) =>
      `After ${say.months(months)}, you’ve put in ${say.short(paidIn)} and have ${say.short(balance)}.`,
    summaryToday: ({ months, paidIn, balance, real }: Growing, say: Say) =>
      `After ${say.months(months)}, you’ve put in ${say.short(paidIn)} and have ${say.short(balance)}, worth ${say.short(real)} in today’s dollars.`,
    noInflation: 'No inflation counted.',
    note: ({ inflation }: { inflation: number }, say: Say) =>
      `Future dollars, except the today’s-dollars line (${say.percent(inflation)} inflation).`,
    paidIn: 'You put in',
    balance: 'Balance',
    growth: 'Growth',
    growthLeft: 'Growth after fees and taxes',
    today: 'Balance in today’s dollars',
    crossing: 'Growth passes deposits',
  },
  range: {
    title: 'If your return is lower or higher',
    lead: 'A small difference in return grows large over time. Real returns also vary from year to year.',
    summary: ({ rate, variance, low, middle, high }: Range, say: Say) =>
      `You’d end with ${say.short(low)} at ${say.percent(rate - variance)} a year, ${say.short(middle)} at ${say.percent(rate)} and ${say.short(high)} at ${say.percent(rate + variance)}.`,
    note: 'Future dollars. A range of returns, not a forecast.',
    at: ({ rate }: { rate: number }, say: Say) => `At ${say.percent(rate)}`,
    band: 'Range',
  },
  eachYear: {
    title: 'Your deposits and growth each year',
    lead: 'After the lines cross, your money earns more in a year than you add.',
    summary: ({ first, last }: { first: YearOf; last: YearOf }, say: Say) =>
      `In year 1 you add ${say.money(first.deposits)} and growth adds ${say.money(first.interest)}. In year ${last.year}, you add ${say.money(last.deposits)} and growth adds ${say.money(last.interest)}.`,
    note: 'Future dollars, before fees and taxes. Full years only.',
    growth: 'Growth',
    deposits: 'Deposits',
    mark: ({ year }: { year: number }) => `Year ${year}`,
  },
}

export const tableWords = {
  byYear: {
    title: 'Year by year',
    lead: 'Future dollars, except the today’s-dollars column. Growth is before fees and taxes.',
    columns: {
      year: 'Year',
      deposits: 'Deposits',
      growth: 'Growth',
      fees: 'Fees',
      tax: 'Tax',
      paidIn: 'Total you put in',
      balance: 'Balance',
      today: 'In today’s dollars',
      low: 'At the lower return',
      high: 'At the higher return',
    },
  },
  byMonth: {
    title: 'Month by month',
    lead: 'At the end of each month. Future dollars, except the last column.',
    leadTaxed: 'At the end of each month, before the tax at the end. Future dollars, except the last column.',
    columns: { month: 'Month', paidIn: 'Total you put in', balance: 'Balance', today: 'In today’s dollars' },
  },
}

export const sourceWords = {
  pastGrowth: 'past returns shown under the yearly return',
  startingReturn: 'our default return, range and tax rate',
  startingInflation: 'our default inflation rate',
}
