/** The calculator as its tests ask it: the starting values with some changed. */
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'

export const { calculator, env, defaults: start, evaluate, figures } = await askedWhole(tool)
