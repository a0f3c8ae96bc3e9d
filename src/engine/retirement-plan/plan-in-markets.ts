import { emptyMarket, type Market, type PathSource } from '#engine/simulation/draws.ts'
import type { MarketPath } from './market-path.ts'
import { outcomeOf } from './outcome.ts'
import type { PreparedPlan } from './prepared.ts'
import { runPlan } from './run-plan.ts'

/** What a plan came to on some paths. Today's dollars; plain data. */
export interface LivedPlans {
  readonly paths: number
  /** By path: liquid money after the last year, less what was missing on the way. */
  readonly left: readonly number[]
  /** By path: the first year that could not be paid for, counted from 0; -1 where the money lasted. */
  readonly troubleAt: readonly number[]
  /** By path and year, at `path * years + year`: liquid money on December 31. */
  readonly liquid: readonly number[]
}

/** A market as a plan lives it. Cash earns its rate before inflation whatever prices do. */
export function pathOf({ stocks, bonds, prices }: Market, cashReturn: number): MarketPath {
  return {
    stocks: stocks.map((grown) => grown - 1),
    bonds: bonds.map((grown) => grown - 1),
    cash: prices.map((risen) => (1 + cashReturn) / risen - 1),
    inflation: prices.map((risen) => risen - 1),
  }
}

/** The whole plan with its taxes on the yearly paths `from` to `to` of a source, `to` left out; gives way after each. */
export function* plansLived(
  prepared: PreparedPlan,
  source: PathSource,
  from: number,
  to: number,
): Generator<undefined, LivedPlans> {
  const left: number[] = []
  const troubleAt: number[] = []
  const liquid: number[] = []
  const market = emptyMarket(source.periods)
  for (let path = from; path < to; path++) {
    source.fill(path, market)
    const run = runPlan(prepared, pathOf(market, prepared.plan.market.cash))
    const { trouble, unmet, left: end } = outcomeOf(run)
    left.push(Math.round(end - unmet))
    troubleAt.push(trouble === null ? -1 : trouble.year - prepared.plan.firstYear)
    for (const year of run.years) liquid.push(Math.round(year.end.liquid))
    yield
  }
  return { paths: to - from, left, troubleAt, liquid }
}
