/** The calculator as its tests ask it: the starting values with some changed, months of coverage, and the law of a few states. */
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'
import { monthKeys } from './month-keys.ts'

const whole = await askedWhole(tool)
export const { calculator, check, defaults, env } = whole
for (const state of ['CA', 'NJ', 'NY', 'TX'])
  for (const year of calculator.years) await bringMissing(calculator, { ...defaults, state }, { ...env, year })

export const evaluate = (changes: InputValues = {}, year = env.year, today = env.today) =>
  calculator.evaluate({ ...defaults, ...changes }, { ...env, today, year })
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
