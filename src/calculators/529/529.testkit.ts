/** The calculator as its tests ask it: the starting values with some changed, and one child. */
import { asked } from '../kit/asked.testkit.ts'
import { calculator } from './calculator.ts'

export const { evaluate, figures, words, table, check } = asked(calculator)
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
