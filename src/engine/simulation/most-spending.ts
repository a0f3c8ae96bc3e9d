/** The most that could have been spent: the first year's share of wealth with which no more than so many paths went wrong. */
import type { PathSource } from './draws.ts'
import { emptyLives, livePaths, type SpendingPlan } from './live-paths.ts'
import { wentWrong } from './outcomes.ts'

export interface MostAsked {
  /** With an end: the windows of history. */
  readonly source: PathSource
  /** The plan that spends this share of wealth in its first year. */
  readonly planAt: (rate: number) => SpendingPlan
  /** How many paths may go wrong. */
  readonly allowed: number
  /** A path goes wrong if spending falls by more than this below the first year's, 0 to 1; or if the money runs short. */
  readonly largestCut: number
}

/**
 * Rates are looked at in steps from below; the first step that goes wrong ends the search. Nobody lives on more than a tenth of the
 * savings a year for long: past it the steps are wider.
 */
const STEP = 0.005
const WIDE_FROM = 0.1
const WIDE_STEP = 0.025
const HIGHEST = 1
/** Of a step: to within a millionth of a percent. */
const HALVINGS = 21
const WIDE_HALVINGS = 24

/**
 * The highest rate below the first one that goes wrong, to within a millionth of a percent; 0 where even the lowest does. A rule that
 * adapts need not go wrong at every higher rate, so the search comes from below and stays on the safe side.
 */
export function mostSpending({ source, planAt, allowed, largestCut }: MostAsked): number {
  if (source.paths === 0) return 0
  const lives = emptyLives(1, source.periods / source.perYear)
  /** The paths that went wrong last are looked at first: most tries that fail then fail at once. */
  const order = Array.from({ length: source.paths }, (_, path) => path)
  const holds = (rate: number) => {
    const plan = planAt(rate)
    let wrong = 0
    for (let at = 0; at < order.length; at++) {
      const path = order[at] as number
      livePaths(source, plan, { from: path, count: 1 }, lives)
      if (!wentWrong(lives, 0, largestCut)) continue
      order.splice(at, 1)
      order.unshift(path)
      wrong += 1
      if (wrong > allowed) return false
    }
    return true
  }
  let low = 0
  let high = STEP
  while (high < HIGHEST && holds(high)) {
    low = high
    high += high < WIDE_FROM - STEP / 2 ? STEP : WIDE_STEP
  }
  if (high >= HIGHEST) return holds(HIGHEST) ? HIGHEST : low
  for (let i = low < WIDE_FROM - STEP / 2 ? HALVINGS : WIDE_HALVINGS; i > 0; i--) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
