/** The lists: one card for each job, pension and benefit, filled in from its latest stub or statement. */
import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import { choices } from '../../kit/choices.ts'
import { type Clock, choice, date, money, rows, text } from '../../kit/field.ts'
import { formWords as words } from './words/form.en.ts'

type Text = { readonly label: string; readonly hint?: string }

/** Dollars as a stub prints them; nothing until typed. */
const stub = (said: Text) => money({ ...said, initial: 0, max: 1e8, step: 0.01 })
const maybe = (said: Text) => money({ ...said, initial: null, max: 1e8, step: 0.01, optional: true })
const day = (said: Text) => date({ ...said, initial: null, optional: true })
const whose = choice({
  label: words.jobs.columns.whose.label,
  initial: 'you',
  options: choices(words.jobs.columns.whose.options),
})
const paidEvery = (initial: 'biweekly' | 'monthly') =>
  choice({ label: words.jobs.columns.frequency.label, initial, options: choices(words.jobs.columns.frequency.options) })

const ofJob = words.jobs.columns
const jobColumns = {
  name: text({ ...ofJob.name, initial: '', maxLength: 30 }),
  whose,
  frequency: paidEvery('biweekly'),
  gross: stub(ofJob.gross),
  grossYtd: stub(ofJob.grossYtd),
  federal: maybe(ofJob.federal),
  federalYtd: stub(ofJob.federalYtd),
  paid: day(ofJob.paid),
  start: day(ofJob.start),
  end: day(ofJob.end),
  periodEnd: day(ofJob.periodEnd),
  second: maybe(ofJob.second),
  third: maybe(ofJob.third),
  bonusIn: stub(ofJob.bonusIn),
  bonusLater: stub(ofJob.bonusLater),
  plan: stub(ofJob.plan),
  planYtd: stub(ofJob.planYtd),
  benefits: stub(ofJob.benefits),
  benefitsYtd: stub(ofJob.benefitsYtd),
  tips: stub(ofJob.tips),
  overtime: stub(ofJob.overtime),
}
const blankJob = {
  name: '',
  whose: 'you',
  frequency: 'biweekly',
  paid: null,
  gross: 0,
  grossYtd: 0,
  federal: null,
  federalYtd: 0,
  start: null,
  end: null,
  periodEnd: null,
  second: null,
  third: null,
  bonusIn: 0,
  bonusLater: 0,
  plan: 0,
  planYtd: 0,
  benefits: 0,
  benefitsYtd: 0,
  tips: 0,
  overtime: 0,
} as const

/** A job of the usual starting pay, two weeks a check: what is withheld from it with a plain Form W-4. Our defaults. */
const example = { gross: 2884.62, federal: 295 }
const A_FRIDAY: IsoDate = '2000-01-07'
const TWO_WEEKS = 14

/** The example as its stub would read on a day: paid every other Friday, the last one at or before it. */
function firstJob({ today }: Clock) {
  const since = daysBetween(A_FRIDAY, today as IsoDate)
  const paid = addDays(today as IsoDate, -(((since % TWO_WEEKS) + TWO_WEEKS) % TWO_WEEKS))
  const dayOfYear = daysBetween(`${paid.slice(0, 4)}-01-01` as IsoDate, paid)
  const checks = Math.floor(dayOfYear / TWO_WEEKS) + 1
  const toDate = (each: number): number => Math.round(each * checks * 100) / 100
  return {
    ...blankJob,
    name: words.jobs.first,
    paid,
    gross: example.gross,
    grossYtd: toDate(example.gross),
    federal: example.federal,
    federalYtd: toDate(example.federal),
  }
}

export const jobsField = rows({
  label: words.jobs.label,
  hint: words.jobs.hint,
  noun: words.jobs.noun,
  columns: jobColumns,
  initial: (clock: Clock) => [firstJob(clock)],
  blank: blankJob,
  maxRows: 10,
  details: {
    label: words.jobs.details,
    columns: [
      'start',
      'end',
      'periodEnd',
      'second',
      'third',
      'bonusIn',
      'bonusLater',
      'plan',
      'planYtd',
      'benefits',
      'benefitsYtd',
      'tips',
      'overtime',
    ],
  },
})

const ofPension = words.pensions.columns
export const pensionsField = rows({
  label: words.pensions.label,
  hint: words.pensions.hint,
  noun: words.pensions.noun,
  columns: {
    name: text({ ...ofPension.name, initial: '', maxLength: 30 }),
    whose,
    frequency: paidEvery('monthly'),
    gross: stub(ofPension.gross),
    grossYtd: stub(ofPension.grossYtd),
    federal: maybe(ofPension.federal),
    federalYtd: stub(ofPension.federalYtd),
    paid: day(ofPension.paid),
    start: day(ofPension.start),
    end: day(ofPension.end),
  },
  initial: [],
  blank: {
    name: '',
    whose: 'you',
    frequency: 'monthly',
    paid: null,
    gross: 0,
    grossYtd: 0,
    federal: null,
    federalYtd: 0,
    start: null,
    end: null,
  },
  maxRows: 6,
  details: { label: words.pensions.details, columns: ['start', 'end'] },
})

const ofBenefit = words.benefits.columns
export const benefitsField = rows({
  label: words.benefits.label,
  hint: words.benefits.hint,
  noun: words.benefits.noun,
  columns: {
    whose,
    monthly: stub(ofBenefit.monthly),
    from: day(ofBenefit.from),
    to: day(ofBenefit.to),
    rate: choice({ label: ofBenefit.rate.label, initial: '0', options: choices(ofBenefit.rate.options) }),
  },
  initial: [],
  blank: { whose: 'you', monthly: 0, from: null, to: null, rate: '0' },
  maxRows: 8,
})
