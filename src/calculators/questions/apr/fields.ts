import { MOST_DATED } from '#engine/lending/dated-apr.ts'
import type { Every } from '#engine/lending/payment-series.ts'
import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'
import { type Clock, choice, count, date, type Inputs, money, rows } from '../../kit/field.ts'
import { everyWords, fieldWords, unitWords } from '../words/apr.en.ts'

const options = <K extends string>(labels: Readonly<Record<K, string>>) =>
  (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }))

const someDay = `${defaultYear}-01-01`
const field = fieldWords
export const fields = {
  advances: rows({
    label: field.advances,
    hint: field.advancesHint,
    noun: field.advance,
    minRows: 1,
    maxRows: 100,
    columns: {
      date: date({ label: field.date, initial: someDay }),
      amount: money({ label: field.amount, initial: 5000, min: 0.01 }),
    },
    blank: { date: someDay, amount: 5000 },
    initial: ({ today }: Clock) => [{ date: today, amount: 5000 }],
  }),
  payments: rows({
    label: field.payments,
    noun: field.payment,
    minRows: 1,
    maxRows: 200,
    columns: {
      firstDate: date({ label: field.firstDate, initial: someDay }),
      amount: money({ label: field.payAmount, initial: 230, min: 0.01 }),
      count: count({ label: field.count, unit: 'payments', initial: 1, min: 1, max: MOST_DATED }),
      every: choice<Every>({ label: field.every, options: options(everyWords), initial: 'month' }),
    },
    details: { label: field.more, columns: ['count', 'every'] },
    blank: { firstDate: someDay, amount: 230, count: 1, every: 'month' },
    initial: ({ today }: Clock) => [
      { firstDate: addMonthsToDate(today as IsoDate, 1), amount: 230, count: 24, every: 'month' as const },
    ],
  }),
  unitPeriod: choice({
    label: field.unitPeriod,
    hint: field.unitPeriodHint,
    options: options(unitWords),
    initial: 'auto',
  }),
}
export type AprInputs = Inputs<typeof fields>
