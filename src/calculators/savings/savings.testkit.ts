/** The calculator as its tests ask it: the starting values with some changed. */
import type { Env } from '../kit/definition.ts'
import { initialInputs } from '../kit/field.ts'
import { calculator } from './calculator.ts'
import type { SavingsInputs } from './fields.ts'

export const env: Env = { today: '2026-11-21', year: 2026 }
export const evaluate = (changes: Partial<SavingsInputs>) =>
  calculator.evaluate({ ...initialInputs(calculator.fields, env), ...changes } as never, env)
export const untaxed = { taxKind: 'none', inflation: 0 } as const
