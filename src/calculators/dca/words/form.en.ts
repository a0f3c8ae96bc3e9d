/** What the questions say. */
import type { Say } from '../../kit/say.ts'

/** Stands after "Working through". */
export const studied = 'every past starting month'

export const sectionWords = {
  question: 'Your question',
  money: 'Your money',
  expected: 'Returns and fees',
  history: { title: 'Historical test', more: 'Stocks, bonds, cash in the test' },
}

export const formWords = {
  question: {
    label: 'Which question?',
    options: {
      windfall: 'I have a lump sum to invest',
      paycheck: 'I invest from each paycheck',
      since: 'If I’d invested monthly since…',
    },
    hints: {
      windfall: 'All at once, or in installments?',
      paycheck: 'What could it become?',
      since: 'What would it be worth now?',
    },
  },
  total: { label: 'Amount to invest' },
  months: { label: 'Spread over' },
  every: {
    label: 'One installment every',
    options: { '1': 'Month', '2': '2 months', '3': '3 months' },
  },
  cashYield: { label: 'Yield on waiting cash', hint: 'Our default. The APY on money you haven’t invested yet.' },
  horizon: { label: 'Compare after', hint: 'From today, for both choices' },
  deposit: { label: 'From each paycheck' },
  frequency: {
    label: 'You’re paid',
    options: {
      weekly: 'Every week',
      biweekly: 'Every two weeks',
      semimonthly: 'Twice a month',
      monthly: 'Every month',
    },
  },
  years: { label: 'Time invested' },
  sinceDeposit: { label: 'Monthly amount', hint: 'The same dollars every month' },
  sinceFrom: { label: 'First month', hint: 'Any month since January 1871' },
  rate: {
    label: 'Expected return',
    hint: ({ compound, from, to }: { compound: number; from: number; to: number }, say: Say) =>
      `Before fees and inflation. Our default; U.S. stocks earned ${say.percent(compound, 1)} a year from ${from} to ${to}.`,
  },
  inflation: { hint: 'Our default. Turns future dollars into today’s.' },
  fee: { label: 'Yearly fund fee', hint: 'Our default: a low-cost index fund' },
  stockShare: { label: 'Stocks in the test', hint: 'The rest is in Treasury bonds, rebalanced every January.' },
  pastCash: {
    label: 'Past cash earned',
    hint: 'Treasury bills paid 14% in 1981 and almost nothing in 1940 or 2014.',
    options: {
      bills: 'What Treasury bills paid (from 1928)',
      own: 'My cash yield, every year (from 1871)',
    },
  },
  pastStart: { label: 'Show one past start', hint: 'October 2007 was the peak before the financial crisis.' },
}
