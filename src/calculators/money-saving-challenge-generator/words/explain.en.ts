/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

type Texts<K extends string> = Readonly<Record<K, string>>

export const chartWords = {
  x: 'Date',
  save: 'To save',
  amounts: {
    title: 'Your steps',
    one: ({ amount, first }: Texts<'amount' | 'first'>, say: Say) => `One step of ${amount} on ${say.date(first)}.`,
    equal: ({ steps, amount, first, last }: Texts<'steps' | 'amount' | 'first' | 'last'>, say: Say) =>
      `${steps} of ${amount}, from ${say.date(first)} to ${say.date(last)}.`,
    range: ({ steps, least, amount, first, last }: Texts<'steps' | 'least' | 'amount' | 'first' | 'last'>, say: Say) =>
      `${steps} between ${least} and ${amount}, from ${say.date(first)} to ${say.date(last)}.`,
    average: ({ amount }: Texts<'amount'>) => `Average ${amount}`,
  },
  course: {
    title: 'Your savings over time',
    half: ({ goal, day, end }: Texts<'goal' | 'day' | 'end'>, say: Say) =>
      `You’d pass half of ${goal} on ${say.date(day)} and have all of it on ${say.date(end)}.`,
    pastHalf: ({ goal, end }: Texts<'goal' | 'end'>, say: Say) =>
      `You’ve already saved more than half of ${goal} and would have all of it on ${say.date(end)}.`,
    note: 'Without interest.',
    saved: 'Saved',
    equal: 'With equal steps',
    goal: 'Goal',
  },
  hardest: {
    title: 'Heaviest four weeks by pattern',
    titleMonth: 'Largest step by pattern',
    lead: 'The same goal, dates and limits in another order.',
    summary: ({ name, own, least, most }: Texts<'name' | 'own' | 'least' | 'most'>) =>
      `In your pattern, ${name}, the heaviest four weeks add up to ${own}. Across all patterns, that’s ${least} to ${most}.`,
    summaryMonth: ({ name, own, least, most }: Texts<'name' | 'own' | 'least' | 'most'>) =>
      `In your pattern, ${name}, the largest step is ${own}. Across all patterns, that’s ${least} to ${most}.`,
    row: 'Pattern',
    total: 'Most in any four weeks',
    totalMonth: 'Largest step',
  },
}

export const tableWords = {
  schedule: {
    title: 'Your whole plan',
    lead: 'Every step with its date. The last line is your goal, to the cent.',
    leadNone: 'No step has an amount right now.',
    leadRepaired: 'Starting from what you’ve saved so far. Only the steps left have amounts.',
    columns: { step: 'Step', date: 'Date', amount: 'Save', saved: 'Total saved' },
    status: 'Status',
    before: 'Saved so far',
    states: { open: 'Coming up', done: 'Saved', missed: 'Moved to the rest', spared: 'Not needed' },
    passed: 'Passed',
  },
  patterns: {
    title: 'Patterns side by side',
    lead: 'The same goal, dates, limits and rounding, as planned on the start date.',
    columns: {
      pattern: 'Pattern',
      first: 'First step',
      last: 'Last step',
      largest: 'Largest step',
      heaviest: 'Most in any four weeks',
      half: 'Saved halfway',
    },
  },
  years: {
    title: 'Year by year',
    columns: { year: 'Year', steps: 'Steps', amount: 'Save', saved: 'Total saved' },
  },
}

export const sizeWords = {
  title: 'How we size each step',
  formula: 'step = goal × its share ÷ all shares',
  allShares: ({ count, sum }: { count: number; sum: number }, say: Say) =>
    `all shares = 1 + 2 + … + ${count} = ${count} × ${count + 1} ÷ 2 = ${say.number(sum, 0)}`,
  oneShare: ({ goal, sum }: { goal: number; sum: number }, say: Say) =>
    `one share = ${say.cents(goal)} ÷ ${say.number(sum, 0)} = $${say.figure(goal / sum, 'rate')}`,
  first: ({ amount }: Texts<'amount'>) => `next step: ${amount}`,
  rules: {
    up: 'Step k has share k: 1, 2, 3, …',
    reverse: 'Step k of n has share n + 1 − k: n, …, 2, 1.',
    flat: 'Every step has the same share.',
    zigzag: 'Shares 1 to n, smallest and largest in turn: 1, n, 2, n − 1, …',
    random: 'Shares 1 to n, shuffled by your word (Fisher and Yates).',
    payday: 'A step after a payday has share 3, any other 1.',
    envelopes: 'Shares 1 to n, one on each envelope.',
  },
  limits: 'A step outside your smallest and largest is held at the limit. The others make up the difference.',
  rounding:
    'Steps round down to cents, dollars or fives. What’s left goes, one unit each, to the steps that lost most. Odd cents go to the largest step that can still grow.',
  even: 'After missed steps, every step left gets the same amount more (or less), rounded the same way.',
  pattern: 'After missed steps, every step left grows (or shrinks) by the same share, rounded the same way.',
}

export const averageWords = {
  title: 'Average a week',
  formula: 'goal ÷ weeks',
  counted: ({ steps }: Texts<'steps'>) => `${steps}, including skipped ones.`,
  month: 'A month counts as 52 ÷ 12 weeks.',
}

export const interestWorking = {
  title: 'Interest',
  formula: 'each deposit × ((1 + APY)^(days to the last step ÷ 365) − 1), added up',
  first: ({ amount, factor, days, earned }: Texts<'amount' | 'factor' | 'days' | 'earned'>) =>
    `next step: ${amount} × (${factor}^(${days} ÷ 365) − 1) = ${earned}`,
  result: ({ earned, apy }: Texts<'earned' | 'apy'>) => `= ${earned} at ${apy}`,
  apy: 'An APY already includes compounding. Before taxes.',
}

export const sourceWords = { apy: 'savings APY (our default)', inflation: 'inflation (our default)' }
