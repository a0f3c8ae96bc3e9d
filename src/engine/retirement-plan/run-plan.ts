import { afterYear } from './after-year.ts'
import { type MarketPath, priceLevels, steadyPath } from './market-path.ts'
import { openYear } from './open-year.ts'
import type { PlanYear } from './plan-year.ts'
import type { PreparedPlan } from './prepared.ts'
import { firstState, type RunState } from './run-state.ts'
import { settleYear } from './settle-year.ts'
import { yearOf } from './year-line.ts'

/*
 * The order of a year. On January 1: income, taxes, spending and withdrawals are settled, required distributions first, conversions last.
 * Then what stays earns the year's return, fees taken off. On December 31 what was saved arrives, and after a death the survivor has it all.
 */

export interface PlanRun {
  readonly years: readonly PlanYear[]
  /** The state on each January 1, the last being after the last year. */
  readonly states: readonly RunState[]
}

/** Where a run begins: the first year with what the plan holds, or a later one. */
export interface RunFrom {
  readonly t: number
  readonly state: RunState
}

/**
 * A whole plan along a path of markets; without one every year brings what the plan expects. Total for every plan that was prepared. `ends`:
 * the run may stop after such a year, where only that matters.
 */
export function runPlan(
  prepared: PreparedPlan,
  path?: MarketPath,
  from?: RunFrom,
  ends?: (year: PlanYear) => boolean,
): PlanRun {
  const along = path ?? steadyPath(prepared.plan.market, prepared.years.length)
  const prices = priceLevels(along)
  const years: PlanYear[] = []
  let run = from?.state ?? firstState(prepared.plan)
  const states: RunState[] = [run]
  for (let t = from?.t ?? 0; t < prepared.years.length; t++) {
    const ready = openYear(prepared, run, along, prices, t)
    const settled = settleYear(ready.open, prepared.plan, prepared.law, ready.housing)
    const next = afterYear(prepared, run, ready, settled, along, prices, t)
    const year = yearOf(prepared, run, ready, settled, next, prices, t)
    years.push(year)
    states.push(next)
    run = next
    if (ends?.(year)) break
  }
  return { years, states }
}
