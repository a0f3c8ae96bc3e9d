/** The calculator as its tests ask it: the starting values with some changed. */
import type { Env } from '../kit/definition.ts'
import { initialInputs } from '../kit/field.ts'
import { calculator } from './calculator.ts'

export const env: Env = { today: '2026-11-21', year: 2026 }
export const start = initialInputs(calculator.fields, env)
export const evaluate = (changes: Record<string, unknown>) =>
  calculator.evaluate({ ...start, ...changes } as never, env)
export const figures = (changes: Record<string, unknown>) => evaluate(changes).figures
