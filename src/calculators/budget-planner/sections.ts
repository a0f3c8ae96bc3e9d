import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { addMonths, dateIn, type IsoDate, monthOf } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import type { Clock } from '../kit/field.ts'
import { choice, count, date, type Inputs, money, percent, rows, text, toggle } from '../kit/field.ts'
import { type FieldsOf, section } from '../kit/section.ts'
import { itemOptions, itemSections } from './items.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const dayOfNextMonth = ({ today }: Clock, day: number): string => dateIn(addMonths(monthOf(today as IsoDate), 1), day)
const mostPay = 100_000_000
const mostBill = 10_000_000

const pay = words.income.columns
const income = section(sectionWords.income, {
  income: rows({
    label: words.income.label,
    hint: words.income.hint,
    noun: words.income.noun,
    columns: {
      name: text({ ...pay.name, initial: words.income.newName }),
      type: choice({ ...pay.type, initial: 'salary', options: choices(pay.type.options) }),
      amount: money({ ...pay.amount, initial: 0, max: mostPay, step: 50 }),
      frequency: choice({ ...pay.frequency, initial: 'monthly', options: choices(pay.frequency.options) }),
      reliability: count({ ...pay.reliability, initial: 10, max: 10, whole: false }),
      isGuaranteed: toggle({ ...pay.isGuaranteed, initial: true }),
      nextPay: date({ ...pay.nextPay, initial: null, optional: true, min: '2000-01-01' }),
    },
    initial: [
      {
        name: words.income.exampleName,
        type: 'salary',
        amount: 6000,
        frequency: 'monthly',
        reliability: 10,
        isGuaranteed: true,
        nextPay: null,
      },
    ],
    blank: {
      name: words.income.newName,
      type: 'other',
      amount: 0,
      frequency: 'monthly',
      reliability: 5,
      isGuaranteed: false,
      nextPay: null,
    },
  }),
})

const account = section(sectionWords.account, {
  balance: money({ ...words.balance, initial: 1000, min: -mostBill, step: 50, nudge: 100 }),
  buffer: money({ ...words.buffer, initial: 300, max: mostBill, step: 50 }),
})

const due = words.bills.columns
const bills = section(
  sectionWords.bills.title,
  {
    bills: rows({
      label: words.bills.label,
      hint: words.bills.hint,
      noun: words.bills.noun,
      maxRows: 40,
      profile: 'bills',
      columns: {
        item: choice({ ...due.item, initial: HOME_PAYMENT_KEY, options: itemOptions }),
        amount: money({ ...due.amount, initial: null, optional: true, max: mostBill, step: 10 }),
        every: choice({ ...due.every, initial: 'month', options: choices(due.every.options) }),
        next: date({ ...due.next, initial: null, optional: true, min: '2000-01-01' }),
      },
      initial: (clock) => [
        { item: HOME_PAYMENT_KEY, amount: null, every: 'month', next: dayOfNextMonth(clock, 1) },
        { item: 'transportation_car-payment', amount: null, every: 'month', next: dayOfNextMonth(clock, 15) },
      ],
      blank: { item: 'utilities_electricity', amount: null, every: 'month', next: null },
    }),
  },
  { more: sectionWords.bills.more },
)

const target = section(
  sectionWords.target.title,
  { targetSavingsRate: percent({ ...words.targetSavingsRate, initial: 20, step: 1 }) },
  { more: sectionWords.target.more },
)

/** In the order of the page: what comes in, the account, thirteen categories, the bills and the target folded. */
export const sections = [income, account, ...itemSections, bills, target] as const
export type BudgetInputs = Inputs<FieldsOf<typeof sections>>
