/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  find: 'What to find',
  known: 'What you know',
  dayCount: 'How days are counted',
  rate: { title: 'Rate period and compounding', more: 'Rate per month or day, compounding' },
}

export const formWords = {
  find: {
    label: 'Find',
    options: { interest: 'Interest', principal: 'Principal', rate: 'Rate', time: 'Time' },
  },
  principal: { label: 'Principal', hint: 'The amount lent, borrowed or saved' },
  known: { label: 'You know', options: { interest: 'The interest', total: 'The total due' } },
  interest: { label: 'Interest' },
  total: { label: 'Total due', hint: 'Principal plus interest' },
  rate: {
    label: 'Interest rate',
    hint: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `Prime rate: ${say.percent(rate)} (Wall Street Journal, ${say.dateShort(asOf)})`,
  },
  span: { label: 'Enter time as', options: { term: 'Years or months', days: 'Days', dates: 'Dates' } },
  term: { label: 'Time' },
  days: { label: 'Days', unit: 'days' },
  from: { label: 'Start date' },
  to: { label: 'End date' },
  payments: { label: 'Payments along the way', noun: 'payment', date: 'Date', amount: 'Amount' },
  dayCount: {
    label: 'Day count',
    options: {
      '30/360': '30/360',
      'actual/365': 'Actual/365',
      'actual/360': 'Actual/360',
      'actual/actual': 'Actual/actual',
    },
  },
  ratePer: { label: 'Rate period', options: { year: 'Yearly', month: 'Monthly', day: 'Daily' } },
  compounding: {
    label: 'Compare with compounding',
    options: { yearly: 'Yearly', monthly: 'Monthly', daily: 'Daily' },
  },
}
