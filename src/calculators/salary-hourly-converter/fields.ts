import { employerHealth } from '#facts/insurance/employer-health.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, date, type Inputs, money, percent, share } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'
import { startingPay } from '../kit/starting-values.ts'
import { contract, offer } from './compare-fields.ts'
import { hoursField, unitOptions } from './field-parts.ts'

const pay = {
  pay: money({
    label: 'Pay, before tax',
    initial: startingPay.value,
    profile: 'annualPay',
    profileWhile: { unit: 'year' },
    max: 100_000_000,
    step: 1000,
  }),
  unit: choice({ label: 'For each', initial: 'year', options: unitOptions }),
  hours: count({
    ...hoursField('Hours a week it is for', 40),
    slider: { from: 10, to: 60 },
    nudge: 2,
  }),
  days: count({ label: 'Days a week', unit: 'days', initial: 5, min: 1, max: 7 }),
  status: filingStatus(),
  spousePay: money({
    label: 'Your spouse’s pay',
    hint: 'Taxes of your work are then those on top of it.',
    per: 'year',
    initial: 0,
    profile: 'spousePay',
    max: 100_000_000,
    step: 1000,
  }),
  state: stateOrFederal,
}

const time = {
  extraHours: count({
    ...hoursField('Hours worked beyond that, a week', 0),
    hint: 'Evenings, weekends, calls: on average, in weeks you work.',
    slider: { from: 0, to: 20 },
    nudge: 2,
  }),
  overtime: choice({
    label: 'Overtime',
    initial: 'paid',
    options: [
      { value: 'paid', label: 'Paid', hint: 'Non-exempt: half the rate on top for each hour over 40 a week.' },
      { value: 'unpaid', label: 'Not paid', hint: 'Exempt: the salary covers every hour.' },
    ],
  }),
  paidDaysOff: count({
    label: 'Paid days off a year',
    hint: 'Vacation and holidays. Our guess.',
    unit: 'days',
    initial: 20,
    max: 260,
    whole: false,
    step: 1,
    nudge: 5,
  }),
  unpaidWeeks: count({
    label: 'Weeks off without pay',
    hint: 'Unpaid leave, a season: the year’s pay is cut by them. A teacher paid by the year enters the summer as paid days off.',
    unit: 'weeks',
    initial: 0,
    max: 52,
    whole: false,
    step: 1,
    nudge: 2,
  }),
}

const goingToWork = {
  commuteMinutes: count({
    label: 'Travel there and back, a day',
    hint: 'Our guess.',
    unit: 'minutes',
    initial: 50,
    max: 720,
    step: 5,
    slider: { from: 0, to: 180 },
    nudge: 20,
  }),
  commuteDays: count({ label: 'Days a week you travel', unit: 'days', initial: 5, max: 7, nudge: 1 }),
  commuteCost: money({
    label: 'Travel costs, a day',
    hint: 'Fuel, wear, fares, parking. Our guess.',
    per: 'day',
    initial: 8,
    max: 10_000,
    step: 1,
    nudge: 4,
  }),
  lunchMinutes: count({
    label: 'Unpaid break, a day',
    hint: 'Time at work that is not in your hours.',
    unit: 'minutes',
    initial: 30,
    max: 480,
    step: 5,
    nudge: 15,
  }),
  workCosts: money({
    label: 'Other costs of working',
    hint: 'Clothes, tools, child care, meals out: what you would not buy without the job.',
    per: 'month',
    initial: 0,
    max: 1_000_000,
    step: 25,
    nudge: 100,
  }),
}

const benefits = {
  bonus: money({ label: 'Bonus', per: 'year', initial: 0, max: 100_000_000, step: 500 }),
  deferral: percent({
    label: 'You put into a 401(k)',
    hint: 'Of your pay, before tax. Still yours, so it counts in what the job is worth.',
    initial: 5,
    step: 0.5,
    max: 100,
  }),
  match: percent({ label: 'Your employer adds', hint: 'Of your pay.', initial: 3, step: 0.5, max: 100 }),
  premium: money({
    label: 'Your health premium',
    hint: `Before tax. Workers paid ${dollars(employerHealth.value.workerSingle / 12)} a month on average for themselves alone in ${asOfText(employerHealth)} (KFF).`,
    per: 'month',
    initial: employerHealth.value.workerSingle / 12,
    max: 20_000,
    step: 10,
    nudge: 50,
  }),
  otherBenefits: money({
    label: 'Other benefits are worth to you',
    hint: 'HSA money, tuition, meals, child care: what you would else buy.',
    per: 'year',
    initial: 0,
    max: 10_000_000,
    step: 100,
  }),
  children: count({ label: 'Children under 17', unit: 'children', initial: 0, profile: 'children', max: 10 }),
}

const more = {
  raise: share({
    label: 'A raise of',
    initial: { amount: 3, unit: 'pct' },
    of: 'your pay',
    base: 'pay',
    maxPct: 500,
    maxUsd: 100_000_000,
  }),
  payEvery: choice({
    label: 'Paid every',
    initial: 'none',
    options: [
      { value: 'none', label: 'Not asked' },
      { value: '14', label: '2 weeks' },
      { value: '7', label: 'Week' },
    ],
  }),
  payday: date({
    label: 'One of your paydays',
    initial: ({ today }) => today,
    min: '2000-01-01',
    max: '2090-12-31',
  }),
}

export const fields = { ...pay, ...time, ...goingToWork, ...benefits, ...more, ...offer, ...contract }
export type PayInputs = Inputs<typeof fields>
