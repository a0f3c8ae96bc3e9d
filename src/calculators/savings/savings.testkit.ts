/** The calculator as its tests ask it: the starting values with some changed. */
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator as tool } from './calculator.ts'
import type { SavingsInputs } from './sections.ts'

const ask = await askedWhole(tool)
export const { calculator, defaults, env } = ask
export const evaluate = (changes: Partial<SavingsInputs>) => ask.evaluate(changes as InputValues)
export const untaxed = { taxKind: 'none', inflation: 0 } as const
