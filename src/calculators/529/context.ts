import { type Context, perContext } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { PlanLaw } from './law.ts'
import { type Leftover, leftoverOf } from './leftover.ts'
import type { PlanInputs } from './sections.ts'
import { type PlanYear, yearsOfAll } from './years.ts'

export type PlanContext = Context<PlanInputs, PlanLaw, Result>

/** All children together, year by year. */
export const yearsIn = perContext<PlanContext, readonly PlanYear[]>(({ result }) => yearsOfAll(result))
/** What is left, or looked at as if it were, with what each use of it costs. */
export const leftoverIn = perContext<PlanContext, Leftover>(({ result, inputs, law }) =>
  leftoverOf(result, inputs, law),
)
