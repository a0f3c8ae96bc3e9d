/** The calculator as its tests ask it: the starting values with some changed. */
import { asked } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator } from './calculator.ts'
import type { SavingsInputs } from './fields.ts'

const ask = asked(calculator)
export const { defaults, env } = ask
export const evaluate = (changes: Partial<SavingsInputs>) => ask.evaluate(changes as InputValues)
export const untaxed = { taxKind: 'none', inflation: 0 } as const
