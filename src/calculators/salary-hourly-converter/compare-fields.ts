import { employerHealth } from '#facts/insurance/employer-health.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, money, percent, toggle } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'
import { stateOrFederal } from '../kit/household.ts'
import { hoursField, unitOptions } from './field-parts.ts'

const asNow = 'Blank: as in your job.'

export const offer = {
  compare: choice({
    label: 'Compare with',
    initial: 'none',
    options: [
      { value: 'none', label: 'Nothing' },
      { value: 'offer', label: 'Another offer' },
      { value: 'contract', label: '1099 work' },
    ],
  }),
  pay2: money({ label: 'The other pay', initial: 82_000, max: 100_000_000, step: 1000 }),
  unit2: choice({ label: 'For each', initial: 'year', options: unitOptions }),
  hours2: count(hoursField('Hours a week it is for', 40)),
  state2: choice({
    label: 'State you would live in',
    initial: 'same',
    options: [{ value: 'same', label: 'The same as now' }, ...stateOrFederal.options],
  }),
  extraHours2: count({ ...hoursField('Hours beyond that, a week', 0), initial: null, hint: asNow, optional: true }),
  overtime2: choice({
    label: 'Overtime there',
    initial: 'same',
    options: [
      { value: 'same', label: 'As in your job' },
      { value: 'paid', label: 'Paid' },
      { value: 'unpaid', label: 'Not paid' },
    ],
  }),
  paidDaysOff2: count({
    label: 'Paid days off there',
    hint: asNow,
    unit: 'days',
    initial: null,
    max: 260,
    whole: false,
    step: 1,
    optional: true,
  }),
  unpaidWeeks2: count({
    label: 'Weeks without pay there',
    hint: asNow,
    unit: 'weeks',
    initial: null,
    max: 52,
    whole: false,
    step: 1,
    optional: true,
  }),
  bonus2: money({
    label: 'Bonus there',
    hint: asNow,
    per: 'year',
    initial: null,
    max: 100_000_000,
    step: 500,
    optional: true,
  }),
  match2: percent({
    label: 'That employer adds',
    hint: `Of your pay. ${asNow}`,
    initial: null,
    step: 0.5,
    max: 100,
    optional: true,
  }),
  premium2: money({
    label: 'Health premium there',
    hint: asNow,
    per: 'month',
    initial: null,
    max: 20_000,
    step: 10,
    optional: true,
  }),
  otherBenefits2: money({
    label: 'Other benefits there',
    hint: asNow,
    per: 'year',
    initial: null,
    max: 10_000_000,
    step: 100,
    optional: true,
  }),
  commuteMinutes2: count({
    label: 'Travel there and back, a day',
    hint: asNow,
    unit: 'minutes',
    initial: null,
    max: 720,
    step: 5,
    optional: true,
  }),
  commuteDays2: count({
    label: 'Days a week you would travel',
    hint: asNow,
    unit: 'days',
    initial: null,
    max: 7,
    optional: true,
  }),
  commuteCost2: money({
    label: 'Travel costs, a day',
    hint: asNow,
    per: 'day',
    initial: null,
    max: 10_000,
    step: 1,
    optional: true,
  }),
}

export const contract = {
  contractRate: money({ label: 'The 1099 rate', per: 'hour', initial: 45, max: 100_000, step: 1 }),
  contractHours: count(hoursField('Hours you would bill, a week', 36)),
  contractWeeks: count({
    label: 'Weeks you would bill, a year',
    hint: 'Vacation, holidays, sick days and gaps between clients are not paid.',
    unit: 'weeks',
    initial: 46,
    max: 52,
    whole: false,
    step: 1,
  }),
  contractCosts: money({
    label: 'Business costs',
    hint: 'Insurance, equipment, software, bookkeeping.',
    per: 'year',
    initial: 3000,
    max: 10_000_000,
    step: 250,
  }),
  contractPremium: money({
    label: 'Health premium you would pay',
    hint: `The whole plan for one person at work cost ${dollars(employerHealth.value.single / 12)} a month on average in ${asOfText(employerHealth)} (KFF). Marketplace plans differ by age and income.`,
    per: 'month',
    initial: Math.round(employerHealth.value.single / 12),
    max: 20_000,
    step: 10,
  }),
  serviceTrade: toggle({
    label: 'Health, law, accounting, consulting and the like',
    hint: 'Such trades lose the business income deduction at high income.',
    initial: false,
  }),
}
