import { choice, count, date, type Inputs, money, percent, share } from '../kit/field.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingPay } from '../kit/starting-values.ts'
import { comparing, offerDetails } from './compare-sections.ts'
import { healthAtWork } from './form-facts.precomputed.ts'
import { hourlyPlaces, most, unitOptions, weekHours } from './pay-fields.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const pay = section(sectionWords.pay, {
  pay: money({
    ...words.pay,
    initial: startingPay.value,
    profile: 'annualPay',
    profileWhile: { unit: 'year' },
    max: most.pay,
    step: 1000,
    places: hourlyPlaces,
  }),
  unit: choice({ ...words.unit, initial: 'year', options: unitOptions }),
  hours: count({ ...words.hours, ...weekHours, initial: 40, slider: { from: 10, to: 60 }, nudge: 2 }),
  days: count({ ...words.days, initial: 5, min: 1, max: 7 }),
  status: filingStatus(),
  spousePay: when(
    ({ status }: { status: string }) => status === 'joint',
    money({ ...words.spousePay, per: 'year', initial: 0, profile: 'spousePay', max: most.pay, step: 1000 }),
  ),
  state: stateOrFederal,
})

const { paid, unpaid } = words.overtime.options
const time = section(
  sectionWords.time.title,
  {
    extraHours: count({ ...words.extraHours, ...weekHours, initial: 0, slider: { from: 0, to: 20 }, nudge: 2 }),
    overtime: choice({
      label: words.overtime.label,
      initial: 'paid',
      options: [
        { value: 'paid', label: paid, hint: words.overtime.hints.paid },
        { value: 'unpaid', label: unpaid, hint: words.overtime.hints.unpaid },
      ],
    }),
    paidDaysOff: count({ ...words.paidDaysOff, initial: 0, max: 260, whole: false, step: 1, nudge: 5 }),
    unpaidWeeks: count({ ...words.unpaidWeeks, initial: 0, max: 52, whole: false, step: 1, nudge: 2 }),
    lunchMinutes: count({ ...words.lunchMinutes, initial: 0, max: 480, step: 5, nudge: 15 }),
  },
  { more: sectionWords.time.more },
)

const commute = section(
  sectionWords.commute.title,
  {
    commuteMinutes: count({
      ...words.commuteMinutes,
      initial: 0,
      max: most.commute,
      step: 5,
      slider: { from: 0, to: 180 },
      nudge: 20,
    }),
    commuteDays: count({ ...words.commuteDays, initial: 5, max: 7, nudge: 1 }),
    commuteCost: money({ ...words.commuteCost, per: 'day', initial: 0, max: most.commuteCost, step: 1, nudge: 4 }),
    workCosts: money({ ...words.workCosts, per: 'month', initial: 0, max: 1_000_000, step: 25, nudge: 100 }),
  },
  { more: sectionWords.commute.more },
)

/** Nothing comes off pay that nobody entered: every deduction starts at zero. */
const benefits = section(
  sectionWords.benefits.title,
  {
    bonus: money({ ...words.bonus, per: 'year', initial: 0, max: most.pay, step: 500 }),
    deferral: percent({ ...words.deferral, initial: 0, step: 0.5, max: 100 }),
    match: percent({ ...words.match, initial: 0, step: 0.5, max: 100 }),
    premium: money({
      label: words.premium.label,
      hint: words.premium.hint({ cost: healthAtWork.worker, asOf: healthAtWork.asOf }, say),
      per: 'month',
      initial: 0,
      max: most.premium,
      step: 10,
      nudge: 50,
    }),
    otherBenefits: money({ ...words.otherBenefits, per: 'year', initial: 0, max: most.benefits, step: 100 }),
    children: count({ ...words.children, initial: 0, profile: 'children', max: 10 }),
  },
  { more: sectionWords.benefits.more },
)

const raise = section(
  sectionWords.raise.title,
  {
    raise: share({
      ...words.raise,
      initial: { amount: 3, unit: 'pct' },
      base: 'pay',
      maxPct: 500,
      maxUsd: most.pay,
    }),
    payEvery: choice({
      label: words.payEvery.label,
      initial: 'none',
      options: [
        { value: 'none', label: words.payEvery.options.none },
        { value: '14', label: words.payEvery.options['14'] },
        { value: '7', label: words.payEvery.options['7'] },
      ],
    }),
    payday: when(
      ({ payEvery }: { payEvery: string }) => payEvery !== 'none',
      date({ ...words.payday, initial: ({ today }) => today, min: '2000-01-01', max: '2090-12-31' }),
    ),
  },
  { more: sectionWords.raise.more },
)

/** In the order of the page: the pay and what it is compared with, the rest folded until opened or used. */
export const sections = [pay, comparing, offerDetails, time, commute, benefits, raise] as const
export type PayInputs = Inputs<FieldsOf<typeof sections>>
