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
    hint: 'At today’s prices. Blank: the published price.',
    per: 'year',
    initial: null,
    max: 500_000,
    step: 500,
    optional: true,
  }),
  startAge: count({
    label: 'Starts at age',
    hint: 'School begins in August of the year of that birthday.',
    unit: 'years',
    initial: 18,
    min: 3,
    max: 40,
  }),
  years: count({ label: 'Years of school', unit: 'years', initial: 4, min: 1, max: 14 }),
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
  startAge: 18,
  years: 4,
  scholarship: 0,
  lump: 0,
} as const

export const childrenField = rows({
  label: 'Children',
  noun: 'child',
  minRows: 1,
  maxRows: 8,
  columns,
  initial: (clock: Clock) => [
    { ...child, name: 'First child', born: born(clock, 10), saved: 15_000 },
    { ...child, name: 'Second child', born: born(clock, 6), saved: 5000 },
  ],
  blank: { ...child, name: '', born: 2024, saved: 0 },
})
