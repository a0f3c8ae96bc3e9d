/** The calculator as its tests ask it: the starting values with some changed. */
import { asked } from '../kit/asked.testkit.ts'
import { calculator } from './calculator.ts'

export const { env, defaults: start, evaluate, figures } = asked(calculator)
