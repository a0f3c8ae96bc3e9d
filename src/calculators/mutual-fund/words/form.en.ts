/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  money: 'Your investment',
  funds: 'Funds',
  index: { title: 'Index fund to compare', more: 'Index fund to compare' },
  tax: { title: 'Taxes and distributions', more: 'Income, state, dividends' },
  loads: { title: 'Load discounts', more: 'Breakpoints, letter of intent' },
  inflation: { title: 'Inflation', more: 'Inflation' },
}

export const formWords = {
  start: { label: 'Initial investment' },
  deposit: { label: 'Monthly investment', hint: 'Added at the start of each month' },
  years: { label: 'How long you’d hold', unit: 'years' },
  annualReturn: { label: 'Yearly return', hint: 'Our default. Not a forecast.' },
  returnIs: {
    label: 'That return is',
    options: { before: 'Before fund expenses', reported: 'As the first fund reports it' },
    hints: {
      before: 'What the fund’s holdings return',
      reported: 'Reported returns already have the expense ratio taken out.',
    },
  },

  funds: {
    label: 'Funds or share classes',
    noun: 'fund',
    hint: 'Your fund goes first. These numbers are in the prospectus fee table.',
    details: '12b-1 fee, conversion, turnover',
    first: 'Class A',
    second: 'Class C',
    another: 'Another fund',
    unnamed: 'Fund',
    name: { label: 'Name' },
    load: { label: 'Front-end load', hint: 'Percent of what you pay in' },
    expense: { label: 'Expense ratio' },
    deferred: {
      label: 'Back-end load by year',
      hint: 'Percent by year of sale, such as 5, 4, 3, 2, 1. Leave blank for none.',
    },
    distribution: { label: '12b-1 fee', hint: 'Included in the expense ratio. Leave blank if you don’t know.' },
    convertsAfter: { label: 'Converts after', unit: 'years', hint: 'To a cheaper share class. 0 for never.' },
    expenseAfter: { label: 'Expense ratio after conversion', hint: 'Leave blank if it stays the same.' },
    turnover: { label: 'Turnover' },
    gains: {
      label: 'Capital gains distributions',
      hint: 'Percent of value a year. Leave blank to estimate from turnover.',
    },
  },

  twin: { label: 'Compare an index fund' },
  twinExpense: {
    label: 'Index fund’s expense ratio',
    hint: ({ fee, year }: { fee: number; year: string }, say: Say) =>
      `Index stock mutual funds averaged ${say.percent(fee)} (ICI, ${year}).`,
  },
  twinGains: {
    label: 'Index fund’s capital gains',
    hint: 'Distributed each year, as a percent of value. Many pay none.',
  },

  breakpoints: {
    label: 'Breakpoints',
    noun: 'breakpoint',
    hint: ({ amount, loadBelow, loadFrom }: { amount: number; loadBelow: number; loadFrom: number }, say: Say) =>
      `FINRA’s example: ${say.percent(loadBelow)}, then ${say.percent(loadFrom)} from ${say.money(amount)}. The other breakpoints are our defaults.`,
    from: { label: 'From' },
    load: { label: 'Load' },
  },
  alreadyHeld: {
    label: 'Fund family balance',
    hint: 'Rights of accumulation: what your household already holds often counts.',
  },
  letter: {
    label: 'Letter of intent',
    hint: 'The total you promise to invest within 13 months. 0 for none.',
  },

  dividendYield: { label: 'Dividend yield', hint: 'Part of the return. Funds pay their expenses from it first.' },
  qualifiedShare: { label: 'Qualified dividends', hint: 'Our default. Box 1b of Form 1099-DIV, as a share of box 1a.' },
  shortShare: {
    label: 'Short-term gains',
    hint: 'Our default. Share of gains distributions taxed as ordinary income.',
  },
  inflation: { label: 'Inflation', hint: 'Our default. It turns future dollars into today’s dollars.' },
} as const
