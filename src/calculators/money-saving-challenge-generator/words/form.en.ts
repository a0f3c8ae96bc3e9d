/** What the form says. */
import type { Say } from '../../kit/say.ts'
import { patternNames } from './steps.en.ts'

export const sectionWords = {
  challenge: 'Your challenge',
  limits: { title: 'Limits and rounding', more: 'Smallest and largest step, rounding, skipped steps' },
  since: { title: 'Since you started', more: 'Missed a step? Spread it over the rest' },
  growth: { title: 'Interest and inflation', more: 'Interest and inflation' },
}

export const formWords = {
  goal: { label: 'Goal', hint: 'The classic 52-week challenge adds up to $1,378, and 100 envelopes to $5,050.' },
  rhythm: {
    label: 'Save every',
    options: { day: 'Day', week: 'Week', 'two-weeks': '2 weeks', 'half-month': 'Half month', month: 'Month' },
  },
  steps: { label: 'Number of steps', unit: 'steps' },
  start: { label: 'Start date' },
  pattern: { label: 'Pattern', options: patternNames },
  halfDays: {
    label: 'Days of the month',
    options: { '1-15': '1st and 15th', '15-31': '15th and last day', '5-20': '5th and 20th' },
  },
  payday: { label: 'One of your paydays' },
  payEvery: { label: 'Paid every', options: { 7: 'Week', 14: '2 weeks', 28: '4 weeks' } },
  seed: { label: 'Shuffle word', hint: 'The same word always gives the same order.', initial: 'penny' },

  rounding: { label: 'Round to', options: { cent: 'Cents', dollar: 'Dollars', five: '$5 bills' } },
  least: { label: 'Smallest step', hint: 'Leave blank to let the pattern decide.' },
  most: { label: 'Largest step', hint: 'A limit can make the last weeks easier.' },
  skipped: { label: 'Steps to skip', hint: 'By number, like “5, 50-52”. The other steps make up for them.' },

  done: { label: 'Steps saved', hint: 'By number, like “1-6, 9”. The board below fills this in.' },
  missed: { label: 'Steps missed', hint: 'Their amounts move to the steps left.' },
  saved: { label: 'Saved so far', hint: 'Leave blank for the planned amounts of the steps you saved.' },
  spread: { label: 'Spread the rest', options: { even: 'Evenly', pattern: 'In proportion' } },

  apy: {
    label: 'Savings APY',
    hint: ({ asOf }: { asOf: string }, say: Say) =>
      `Typical online account, ${say.monthShort(asOf)}. Enter 0 if you use a jar.`,
  },
  inflation: { label: 'Inflation', hint: 'Our default' },
}
