import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'
import { prime } from '#facts/lending/rates.ts'
import { choice, count, date, duration, type Inputs, money, percent, rows } from '../kit/field.ts'
import { dateText } from '../kit/format.ts'

export const rateHint = `Starts at the prime rate, ${dateText(prime.asOf ?? '', true)}.`

export const fields = {
  find: choice({
    label: 'Find',
    initial: 'interest',
    options: [
      { value: 'interest', label: 'Interest' },
      { value: 'principal', label: 'Principal' },
      { value: 'rate', label: 'Rate' },
      { value: 'time', label: 'Time' },
    ],
  }),
  principal: money({
    label: 'Principal',
    hint: 'The amount lent, borrowed or saved.',
    initial: 10_000,
    min: 1,
    step: 500,
    slider: { from: 500, to: 100_000 },
    nudge: 1000,
  }),
  known: choice({
    label: 'You know',
    initial: 'interest',
    options: [
      { value: 'interest', label: 'The interest' },
      { value: 'total', label: 'The total due' },
    ],
  }),
  interest: money({ label: 'Interest', initial: 2100, step: 50, nudge: 100 }),
  total: money({ label: 'Total due', hint: 'Principal and interest.', initial: 12_100, min: 1, nudge: 500 }),
  rate: percent({
    label: 'Rate',
    hint: rateHint,
    initial: Number((prime.value * 100).toFixed(6)),
    max: 1000,
    step: 0.05,
    slider: { from: 0, to: 20 },
    nudge: 1,
  }),
  span: choice({
    label: 'Time given as',
    initial: 'term',
    options: [
      { value: 'term', label: 'Years, months' },
      { value: 'days', label: 'Days' },
      { value: 'dates', label: 'Dates' },
    ],
  }),
  term: duration({
    label: 'Time',
    unit: 'years',
    initial: 36,
    max: 1200,
    slider: { from: 1, to: 120 },
    common: [6, 12, 36, 60],
    nudge: 12,
  }),
  days: count({ label: 'Days', unit: 'days', initial: 90, min: 1, max: 36_525, nudge: 30 }),
  from: date({ label: 'From', initial: (clock) => clock.today }),
  to: date({ label: 'To', initial: (clock) => addMonthsToDate(clock.today as IsoDate, 36) }),
  payments: rows({
    label: 'Payments along the way',
    noun: 'payment',
    initial: [],
    columns: {
      date: date({ label: 'On', initial: `${defaultYear + 1}-04-01` }),
      amount: money({ label: 'Amount', initial: 500, max: 100_000_000 }),
    },
    blank: { date: `${defaultYear + 1}-04-01`, amount: 500 },
    maxRows: 40,
    look: 'lines',
  }),
  dayCount: choice({
    label: 'Day count',
    initial: 'actual/365',
    options: [
      { value: '30/360', label: '30/360', hint: 'Every month has 30 days. Usual for bonds and mortgages.' },
      { value: 'actual/365', label: 'Actual/365', hint: 'Real days over 365. Usual for car and personal loans.' },
      { value: 'actual/360', label: 'Actual/360', hint: 'Real days over 360. Usual for business loans.' },
      { value: 'actual/actual', label: 'Actual/actual', hint: 'Real days; days in leap years over 366.' },
    ],
  }),
  ratePer: choice({
    label: 'The rate is per',
    initial: 'year',
    options: [
      { value: 'year', label: 'Year' },
      { value: 'month', label: 'Month' },
      { value: 'day', label: 'Day' },
    ],
  }),
  compounding: choice({
    label: 'Beside it, compounded',
    initial: 'monthly',
    options: [
      { value: 'yearly', label: 'Yearly' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'daily', label: 'Daily' },
    ],
  }),
}
export type SimpleInputs = Inputs<typeof fields>
