import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../kit/choices.ts'
import { type Clock, choice, count, money, percent, rows, text } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { tuition } from './form-facts.precomputed.ts'
import type { SchoolKey } from './schooling.ts'
import { formWords, schoolNames } from './words/form.en.ts'

const words = formWords.children
const schoolHint = (school: SchoolKey): string =>
  school === 'k12' ? words.school.k12 : words.school.tuition({ tuition: tuition[school] }, say)
const yearOf = (clock: Clock): number => Number(clock.today.slice(0, 4))

const columns = {
  name: text({ ...words.name, initial: '', maxLength: 24 }),
  born: count({ ...words.born, grouped: false, initial: (clock: Clock) => yearOf(clock) - 8, min: 1986, max: 2040 }),
  school: choice({
    label: words.school.label,
    initial: 'publicInState',
    options: choices(schoolNames).map((option) => ({ ...option, hint: schoolHint(option.value) })),
  }),
  share: percent({ ...words.share, initial: 75, max: 100, step: 5 }),
  saved: money({ ...words.saved, initial: 0, max: 5_000_000, step: 500 }),
  cost: money({ ...words.cost, per: 'year', initial: null, max: 500_000, step: 500, optional: true }),
  startAge: count({ ...words.startAge, initial: null, min: 3, max: 40, optional: true }),
  years: count({ ...words.years, initial: null, min: 1, max: 14, optional: true }),
  scholarship: money({ ...words.scholarship, per: 'year', initial: 0, max: 500_000, step: 500 }),
  lump: money({ ...words.lump, initial: 0, max: 5_000_000, step: 1000 }),
}

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
  label: words.label,
  noun: words.noun,
  minRows: 1,
  maxRows: 8,
  columns,
  details: { label: words.details, columns: ['share', 'cost', 'startAge', 'years', 'scholarship', 'lump'] },
  initial: (clock: Clock) => [
    { ...child, name: words.first, born: yearOf(clock) - 10, saved: 15_000 },
    { ...child, name: words.second, born: yearOf(clock) - 6, saved: 5000 },
  ],
  blank: { ...child, name: '', born: defaultYear - 2, saved: 0 },
})
