import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { GainsCalculatorLaw } from './law.ts'
import type { GainsInputs } from './sections.ts'

export type GainsContext = Context<GainsInputs, GainsCalculatorLaw, Result>
