/** The calculator as its tests ask it: the starting values with some changed, one child, and the law of a few states. */
import { askedWhole } from '../kit/asked.testkit.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

const whole = await askedWhole(tool)
export const { calculator, evaluate, figures, words, table, check } = whole
for (const state of ['AL', 'CA', 'IL', 'NJ', 'NY', 'OR', 'PA', 'TX', 'UT', 'VA'])
  for (const year of calculator.years)
    await bringMissing(calculator, { ...whole.defaults, state }, { ...whole.env, year })

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
