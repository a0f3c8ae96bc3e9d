import type { Context } from '../kit/calculator.ts'
import type { Result, Worked } from './compute.ts'
import type { LifeLaw } from './law.ts'
import type { LifeInsuranceInputs } from './sections.ts'

export type LifeContext = Context<LifeInsuranceInputs, LifeLaw, Result>
export type WorkedContext = Context<LifeInsuranceInputs, LifeLaw, Worked>

const isWorked = (context: LifeContext): context is WorkedContext => context.result.outcome !== 'no-such-date'

/** A part that only a worked-out need has. */
export const ofNeed =
  <T>(make: (context: WorkedContext) => T) =>
  (context: LifeContext): T | null =>
    isWorked(context) ? make(context) : null
