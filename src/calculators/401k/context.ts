import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { PlanLaw } from './law.ts'
import type { PlanInputs } from './sections.ts'

export type PlanContext = Context<PlanInputs, PlanLaw, Result>
