import { MONTH_NAMES } from '#engine/month.ts'
import { type Clock, choice, money, month } from '../kit/field.ts'

const coverOptions = [
  { value: 'none', label: 'Not covered' },
  { value: 'self', label: 'Only me' },
  { value: 'family', label: 'Family' },
] as const
const coverOf = (name: string) => choice({ label: name, initial: 'self', options: coverOptions })

export const monthKeys = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
const names = MONTH_NAMES

/** Cover on the first day of each month. */
export const monthFields = {
  january: coverOf(names[0] ?? ''),
  february: coverOf(names[1] ?? ''),
  march: coverOf(names[2] ?? ''),
  april: coverOf(names[3] ?? ''),
  may: coverOf(names[4] ?? ''),
  june: coverOf(names[5] ?? ''),
  july: coverOf(names[6] ?? ''),
  august: coverOf(names[7] ?? ''),
  september: coverOf(names[8] ?? ''),
  october: coverOf(names[9] ?? ''),
  november: coverOf(names[10] ?? ''),
  december: coverOf(names[11] ?? ''),
}

const thisMonth = (clock: Clock) => clock.today.slice(0, 7)
const medicareOptions = [
  { value: 'no', label: 'No, and not applied for this year' },
  { value: 'yes', label: 'Yes, or applied' },
] as const
const appliedHint = 'For Medicare or Social Security, whichever came first. Past 65, cover goes back up to 6 months.'

export const medicareFields = {
  medicare: choice({ label: 'Medicare', hint: 'From 65 on.', initial: 'no', options: medicareOptions }),
  applied: month({ label: 'Applied in', hint: appliedHint, initial: thisMonth, min: '2000-01', max: '2060-12' }),
}

export const spouseFields = {
  spouse: choice({
    label: 'Husband or wife',
    initial: 'none',
    options: [
      { value: 'none', label: 'None, or has other cover' },
      { value: 'same', label: 'Covered by my family plan' },
      { value: 'own', label: 'Own self-only HSA plan, all year' },
      { value: 'ownFamily', label: 'Own family HSA plan, all year' },
    ],
  }),
  spouseBorn: month({ label: 'Spouse born in', initial: '1986-05', min: '1920-01', max: '2010-12' }),
  spousePuts: money({
    label: 'Into the spouse’s own account',
    hint: 'This year, with the employer’s money.',
    per: 'year',
    initial: 0,
    max: 1_000_000,
    step: 100,
  }),
  spouseMedicare: choice({ label: 'Spouse on Medicare', initial: 'no', options: medicareOptions }),
  spouseApplied: month({
    label: 'Spouse applied in',
    hint: appliedHint,
    initial: thisMonth,
    min: '2000-01',
    max: '2060-12',
  }),
}

export const planFields = {
  plan: choice({
    label: 'The health plan',
    initial: 'hdhp',
    options: [
      { value: 'hdhp', label: 'Sold as HSA-eligible' },
      { value: 'check', label: 'Check it by its numbers' },
      { value: 'exchange', label: 'Bronze or catastrophic, from an exchange' },
    ],
  }),
  deductible: money({ label: 'Its deductible', per: 'year', initial: 2000, max: 100_000, step: 50 }),
  outOfPocket: money({
    label: 'Most you pay yourself',
    hint: 'The out-of-pocket maximum, in network, without premiums.',
    per: 'year',
    initial: 6000,
    max: 100_000,
    step: 50,
  }),
}
