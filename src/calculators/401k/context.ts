import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { PlanLaw } from './law.ts'
import type { PlanInputs } from './sections.ts'

export type PlanContext = Context<PlanInputs, PlanLaw, Result>

/** Match the calendar year misses as it stands. Dollars; 0 where nothing was entered about it. */
export function missedThisYear({ inputs, result: { now } }: PlanContext): number {
  return inputs.left === null && inputs.elsewhere === 0 ? 0 : now.missedByRate + now.missedByTiming
}
