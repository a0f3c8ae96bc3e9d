import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { addMonths, dateIn, type IsoDate, monthOf } from '#engine/month.ts'
import type { Clock } from '../kit/field.ts'
import { choice, count, date, type Inputs, money, percent, rows, text, toggle } from '../kit/field.ts'
import { type ItemFields, itemFields, itemOptions } from './items.ts'

const dayOfNextMonth = ({ today }: Clock, day: number): string => dateIn(addMonths(monthOf(today as IsoDate), 1), day)

const income = rows({
  label: 'Where your money comes from',
  hint: 'Take-home pay: after taxes and what your employer takes out.',
  noun: 'income',
  columns: {
    name: text({ label: 'Name', initial: 'Income' }),
    type: choice({
      label: 'Type',
      initial: 'salary',
      options: [
        { value: 'salary', label: 'Salary' },
        { value: 'hourly', label: 'Hourly pay' },
        { value: 'freelance', label: 'Freelance' },
        { value: 'gig', label: 'Gig work' },
        { value: 'tips', label: 'Tips and commission' },
        { value: 'business', label: 'Own business' },
        { value: 'benefits', label: 'Benefits or pension' },
        { value: 'rental', label: 'Rent received' },
        { value: 'other', label: 'Other' },
      ],
    }),
    amount: money({ label: 'Amount each time', initial: 0, max: 100_000_000, step: 50 }),
    frequency: choice({
      label: 'How often',
      initial: 'monthly',
      options: [
        { value: 'weekly', label: 'Every week' },
        { value: 'biweekly', label: 'Every two weeks' },
        { value: 'semimonthly', label: 'Twice a month' },
        { value: 'monthly', label: 'Every month' },
        { value: 'quarterly', label: 'Every quarter' },
        { value: 'annual', label: 'Once a year' },
      ],
    }),
    reliability: count({ label: 'Reliability, 0 to 10', unit: 'of 10', initial: 10, max: 10, whole: false }),
    isGuaranteed: toggle({ label: 'Guaranteed', initial: true }),
    nextPay: date({ label: 'Next payday', initial: null, optional: true, min: '2000-01-01' }),
  },
  initial: [
    {
      name: 'Primary Job',
      type: 'salary',
      amount: 6000,
      frequency: 'monthly',
      reliability: 10,
      isGuaranteed: true,
      nextPay: null,
    },
  ],
  blank: {
    name: 'Income',
    type: 'other',
    amount: 0,
    frequency: 'monthly',
    reliability: 5,
    isGuaranteed: false,
    nextPay: null,
  },
})

const bills = rows({
  label: 'Bills with a date',
  hint: 'Part of the plan above, not on top of it. A blank amount is the whole line of the plan. All else is spread over the days.',
  noun: 'bill',
  maxRows: 40,
  columns: {
    item: choice({ label: 'Pays for', initial: HOME_PAYMENT_KEY, options: itemOptions }),
    amount: money({ label: 'Amount each time', initial: null, optional: true, max: 10_000_000, step: 10 }),
    every: choice({
      label: 'Due every',
      initial: 'month',
      options: [
        { value: 'week', label: 'Week' },
        { value: 'two-weeks', label: 'Two weeks' },
        { value: 'month', label: 'Month' },
        { value: 'quarter', label: '3 months' },
        { value: 'half-year', label: '6 months' },
        { value: 'year', label: 'Year' },
      ],
    }),
    next: date({ label: 'Next due', initial: null, optional: true, min: '2000-01-01' }),
  },
  initial: (clock) => [
    { item: HOME_PAYMENT_KEY, amount: null, every: 'month', next: dayOfNextMonth(clock, 1) },
    { item: 'transportation_car-payment', amount: null, every: 'month', next: dayOfNextMonth(clock, 15) },
  ],
  blank: { item: 'utilities_electricity', amount: null, every: 'month', next: null },
})

const named = {
  income,
  balance: money({
    label: 'In your account today',
    initial: 1000,
    min: -10_000_000,
    step: 50,
    nudge: 100,
  }),
  buffer: money({
    label: 'Always keep',
    hint: 'The balance you never want to go below.',
    initial: 300,
    max: 10_000_000,
    step: 50,
  }),
  bills,
  targetSavingsRate: percent({ label: 'Savings target', initial: 20, step: 1 }),
}

type Fields = typeof named & ItemFields
export const fields = { ...named, ...itemFields } as Fields
export type BudgetInputs = Inputs<Fields>
