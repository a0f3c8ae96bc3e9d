import { defaultYear } from '#facts/default-year.ts'
import { collegePrices } from '#facts/household/college.ts'
import { type Clock, choice, count, money, percent, rows, text } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'

const prices = collegePrices.value

export const schoolNames = {
  publicInState: 'Public, in your state',
  publicOutOfState: 'Public, another state',
  privateNonprofit: 'Private college',
  publicTwoYear: 'Two-year public college',
  k12: 'Private school before college',
} as const
export type SchoolKey = keyof typeof schoolNames
/** What a blank start and length stand for: kindergarten to grade 12 before college. */
export const usualSchooling: Readonly<Record<SchoolKey, { readonly startAge: number; readonly years: number }>> = {
  publicInState: { startAge: 18, years: 4 },
  publicOutOfState: { startAge: 18, years: 4 },
  privateNonprofit: { startAge: 18, years: 4 },
  publicTwoYear: { startAge: 18, years: 2 },
  k12: { startAge: 5, years: 13 },
}
/** The name of what is folded in each child's card. */
export const moreOfChild = 'Cost, share, years, scholarship'

const columns = {
  name: text({ label: 'Name', initial: '', maxLength: 24 }),
  born: count({
    label: 'Born in',
    unit: 'year',
    grouped: false,
    initial: (clock: Clock) => Number(clock.today.slice(0, 4)) - 8,
    min: 1986,
    max: 2040,
  }),
  school: choice({
    label: 'School',
    initial: 'publicInState',
    options: [
      {
        value: 'publicInState',
        label: schoolNames.publicInState,
        hint: `${dollars(prices.publicInState.tuition)} tuition`,
      },
      {
        value: 'publicOutOfState',
        label: schoolNames.publicOutOfState,
        hint: `${dollars(prices.publicOutOfState.tuition)} tuition`,
      },
      {
        value: 'privateNonprofit',
        label: schoolNames.privateNonprofit,
        hint: `${dollars(prices.privateNonprofit.tuition)} tuition`,
      },
      {
        value: 'publicTwoYear',
        label: schoolNames.publicTwoYear,
        hint: `${dollars(prices.publicTwoYear.tuition)} tuition`,
      },
      { value: 'k12', label: schoolNames.k12, hint: 'Enter its yearly cost' },
    ],
  }),
  share: percent({ label: 'Share you mean to pay', initial: 75, max: 100, step: 5 }),
  saved: money({ label: 'Saved now', initial: 0, max: 5_000_000, step: 500 }),
  cost: money({
    label: 'Own yearly cost',
    hint: 'At today’s prices. Blank: the published price, risen to today.',
    per: 'year',
    initial: null,
    max: 500_000,
    step: 500,
    optional: true,
  }),
  startAge: count({
    label: 'Starts at age',
    hint: 'School begins in August of the year of that birthday. Blank: 18, or 5 before college.',
    unit: 'years',
    initial: null,
    min: 3,
    max: 40,
    optional: true,
  }),
  years: count({
    label: 'Years of school',
    hint: 'Blank: 4, or 2 at a two-year college, 13 before college.',
    unit: 'years',
    initial: null,
    min: 1,
    max: 14,
    optional: true,
  }),
  scholarship: money({
    label: 'Scholarship',
    hint: 'Expected, at today’s prices.',
    per: 'year',
    initial: 0,
    max: 500_000,
    step: 500,
  }),
  lump: money({ label: 'One large deposit now', initial: 0, max: 5_000_000, step: 1000 }),
}

const born = (clock: Clock, age: number) => Number(clock.today.slice(0, 4)) - age
const child = {
  school: 'publicInState',
  cost: null,
  share: 75,
  startAge: null,
  years: null,
  scholarship: 0,
  lump: 0,
} as const

export const childrenField = rows({
  label: 'Children',
  noun: 'child',
  minRows: 1,
  maxRows: 8,
  columns,
  details: { label: moreOfChild, columns: ['share', 'cost', 'startAge', 'years', 'scholarship', 'lump'] },
  initial: (clock: Clock) => [
    { ...child, name: 'First child', born: born(clock, 10), saved: 15_000 },
    { ...child, name: 'Second child', born: born(clock, 6), saved: 5000 },
  ],
  blank: { ...child, name: '', born: defaultYear - 2, saved: 0 },
})
