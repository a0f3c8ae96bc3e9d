/** The calculator as its tests ask it: the starting values with some changed, and one child. */
import { type InputValues, initialInputs } from '../kit/field.ts'
import { calculator } from './calculator.ts'

export const env = { today: '2026-11-21', year: 2026 }
export const child = {
  name: 'A',
  born: 2016,
  school: 'publicInState',
  cost: null,
  share: 100,
  saved: 0,
  startAge: 18,
  years: 4,
  scholarship: 0,
  lump: 0,
}
export const one = (changes: object = {}) => ({ children: [{ ...child, ...changes }] })
export const evaluate = (changes: InputValues = {}, year = env.year) =>
  calculator.evaluate({ ...initialInputs(calculator.fields, env), ...changes }, { ...env, year })
export const figures = (changes: InputValues = {}, year = env.year) => evaluate(changes, year).figures
export const words = (changes: InputValues = {}) =>
  evaluate(changes)
    .present()
    .findings.map((finding) => finding.text)
    .join('\n')
export const table = (key: string, changes: InputValues = {}) =>
  evaluate(changes)
    .present()
    .tables.find((found) => found.key === key)
