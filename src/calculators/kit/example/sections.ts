import { type Inputs, money, percent } from '../field.ts'
import { type FieldsOf, section } from '../section.ts'
import { words } from './words/form.en.ts'

export const sections = [
  section(words.savings, {
    start: money({ ...words.start, initial: 10_000, min: 1, nudge: 1000 }),
    goal: money({ ...words.goal, initial: 20_000, nudge: 1000 }),
    rate: percent({ ...words.rate, per: 'year', initial: 6, max: 50, nudge: 1 }),
  }),
] as const

export type ExampleInputs = Inputs<FieldsOf<typeof sections>>
