/** The calculator as its tests ask it: the starting values with some changed, and months of cover. */
import { asked } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator } from './calculator.ts'
import { monthKeys } from './cover-fields.ts'

export const { check, defaults, env } = asked(calculator)
export const evaluate = (changes: InputValues = {}, year = env.year, today = env.today) =>
  calculator.evaluate({ ...defaults, ...changes }, { today, year })
export const figures = (changes: InputValues = {}, year = env.year) => evaluate(changes, year).figures
export const words = (changes: InputValues = {}, year = env.year, today = env.today) =>
  evaluate(changes, year, today)
    .present()
    .findings.map((finding) => finding.text)
    .join('\n')
export const months = (covers: readonly string[]): InputValues => ({
  coverage: 'months',
  ...Object.fromEntries(monthKeys.map((name, index) => [name, covers[index] ?? 'none'])),
})
export const run = (cover: string, from: number, to: number) =>
  months(monthKeys.map((_, index) => (index + 1 >= from && index + 1 <= to ? cover : 'none')))
