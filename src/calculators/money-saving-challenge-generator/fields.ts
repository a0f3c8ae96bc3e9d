import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, date, type Inputs, money, percent, text } from '../kit/field.ts'

const theGoal = {
  goal: money({
    label: 'Goal',
    hint: 'The classic 52-week challenge comes to $1,378, 100 envelopes to $5,050.',
    initial: 1378,
    min: 1,
    max: 10_000_000,
    step: 50,
    slider: { from: 100, to: 10_000 },
    nudge: 250,
  }),
  rhythm: choice({
    label: 'Save every',
    initial: 'week',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'two-weeks', label: '2 weeks', hint: 'If you are paid every two weeks, start on a payday.' },
      { value: 'half-month', label: 'Half month' },
      { value: 'month', label: 'Month' },
    ],
  }),
  steps: count({
    label: 'How many',
    unit: 'steps',
    initial: 52,
    min: 1,
    max: 400,
    slider: { from: 4, to: 104 },
    nudge: 4,
  }),
  start: date({ label: 'First step on', initial: ({ today }) => today, min: '2000-01-01', max: '2090-12-31' }),
  pattern: choice({
    label: 'Pattern',
    initial: 'up',
    options: [
      { value: 'up', label: 'Rising', hint: 'Small first, largest last: 1, 2, 3, …' },
      { value: 'reverse', label: 'Falling', hint: 'Largest first, while you are keen.' },
      { value: 'flat', label: 'Flat' },
      { value: 'zigzag', label: 'Zig-zag', hint: 'A small step, then a large one: any two in a row are about alike.' },
      { value: 'random', label: 'Shuffled' },
      { value: 'payday', label: 'Paydays', hint: 'Steps that follow a payday are three times the others.' },
      { value: 'envelopes', label: 'Envelopes', hint: 'Numbered amounts, drawn in any order you like.' },
    ],
  }),
}

const shape = {
  halfDays: choice({
    label: 'On which days',
    initial: '1-15',
    options: [
      { value: '1-15', label: '1st and 15th' },
      { value: '15-31', label: '15th and last day' },
      { value: '5-20', label: '5th and 20th' },
    ],
  }),
  payday: date({ label: 'One of your paydays', initial: ({ today }) => today, min: '2000-01-01', max: '2090-12-31' }),
  payEvery: choice({
    label: 'Paid every',
    initial: '14',
    options: [
      { value: '7', label: 'Week' },
      { value: '14', label: '2 weeks' },
      { value: '28', label: '4 weeks' },
    ],
  }),
  seed: text({
    label: 'A word to shuffle by',
    hint: 'The same word always gives the same order. Another word, another order.',
    initial: 'penny',
    maxLength: 40,
  }),
  rounding: choice({
    label: 'Amounts in',
    initial: 'dollar',
    options: [
      { value: 'cent', label: 'Cents' },
      { value: 'dollar', label: 'Dollars' },
      { value: 'five', label: '$5 bills' },
    ],
  }),
  least: money({
    label: 'Smallest step',
    hint: 'Blank: as the pattern has it.',
    initial: null,
    max: 1_000_000,
    step: 1,
    optional: true,
  }),
  most: money({
    label: 'Largest step',
    hint: 'A cap keeps the last weeks of a rising plan bearable.',
    initial: null,
    min: 0.01,
    max: 10_000_000,
    step: 5,
    optional: true,
  }),
  skipped: text({
    label: 'Skip these steps',
    hint: 'By number, like “5, 50-52”: holidays, a month without work. The goal stays; the others carry it.',
    initial: '',
    maxLength: 200,
  }),
}

const growth = {
  apy: percent({
    label: 'The account pays (APY)',
    hint: `A typical online savings account paid ${highYieldSavings.value * 100}% in ${asOfText(highYieldSavings)}. Put 0 for a jar.`,
    per: 'year',
    initial: highYieldSavings.value * 100,
    max: 15,
    step: 0.25,
    nudge: 1,
  }),
  inflation: percent({
    label: 'Prices rise',
    per: 'year',
    initial: longRunInflation.value * 100,
    min: -5,
    max: 15,
    step: 0.25,
  }),
}

const sinceThen = {
  done: text({
    label: 'Steps already saved',
    hint: 'By number, like “1-6, 9”. The board below fills this in for you.',
    initial: '',
    maxLength: 1600,
  }),
  missed: text({
    label: 'Steps to spread over the rest',
    hint: 'The ones that passed. Their money moves to the steps still left.',
    initial: '',
    maxLength: 1600,
  }),
  saved: money({
    label: 'Saved so far',
    hint: 'Blank: the planned amounts of the steps saved.',
    initial: null,
    max: 10_000_000,
    step: 1,
    optional: true,
  }),
  spread: choice({
    label: 'How the rest is spread',
    initial: 'even',
    options: [
      { value: 'even', label: 'Evenly', hint: 'Every step left gets the same amount more.' },
      { value: 'pattern', label: 'In the pattern', hint: 'Every step left grows by the same share.' },
    ],
  }),
}

export const fields = { ...theGoal, ...shape, ...growth, ...sinceThen }
export type ChallengeInputs = Inputs<typeof fields>
