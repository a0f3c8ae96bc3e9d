import { expect, test } from 'vitest'
import { count, initialInputs, money, percent } from './field.ts'
import { madeUp } from './made-up.testkit.ts'
import { whatMatters } from './sensitivity.ts'

const env = { today: '2026-11-21', year: 2026 }
const calculator = await madeUp({
  slug: 'sums',
  fields: {
    years: count({ label: 'You hold for', unit: 'years', initial: 10, max: 50, nudge: 5 }),
    children: count({ label: 'You have', unit: 'children', initial: 2, max: 12, nudge: 1 }),
    days: count({ label: 'You wait', unit: 'days', initial: 3, max: 3, nudge: 1 }),
    amount: money({ label: 'Amount', initial: 100, nudge: 1000 }),
    rate: percent({ label: 'Rate', initial: 5, nudge: 0.5 }),
    idle: money({ label: 'Idle', initial: 100, nudge: 1 }),
  },
  compute: ({ inputs: { years, children, days, amount, rate } }) => ({
    outcome: 'done',
    sum: years + 20 * children + 30 * days + amount + rate,
  }),
  answer: {
    figures: [{ key: 'sum', label: 'Sum', unit: 'count', value: ({ result }) => result.sum }],
    main: 'sum',
    moreIs: 'neither',
    answer: () => ({ headline: '', keyFigures: [] }),
  },
})

test('each step is said with its unit, the largest effect first; what changes nothing is left out', () => {
  expect(whatMatters(calculator, initialInputs(calculator.fields, env), env)).toEqual([
    { field: 'amount', label: 'Amount +$1,000', change: 1000 },
    // Three days are the most there is, so the step goes down.
    { field: 'days', label: 'You wait −1 day', change: -30 },
    { field: 'children', label: 'You have +1 child', change: 20 },
    { field: 'years', label: 'You hold for +5 years', change: 5 },
    { field: 'rate', label: 'Rate +0.5 points', change: 0.5 },
  ])
})
