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

/** Rates are looked at in these steps from below; the first step that goes wrong ends the search. */
const STEP = 0.0025
const HIGHEST = 1
const HALVINGS = 24

/**
 * The highest rate below the first one that goes wrong, to within a millionth of a percent; 0 where even the lowest does. A rule that
 * adapts need not go wrong at every higher rate, so the search comes from below and stays on the safe side.
 */
export function mostSpending({ source, planAt, allowed, largestCut }: MostAsked): number {
  if (source.paths === 0) return 0
  const some = { from: 0, count: source.paths }
  const lives = emptyLives(source.paths, source.periods / source.perYear)
  const holds = (rate: number) => {
    livePaths(source, planAt(rate), some, lives)
    let wrong = 0
    for (let path = 0; path < source.paths; path++)
      if (wentWrong(lives, path, largestCut) && ++wrong > allowed) return false
    return true
  }
  let low = 0
  let high = STEP
  while (high < HIGHEST && holds(high)) {
    low = high
    high += STEP
  }
  if (high >= HIGHEST) return holds(HIGHEST) ? HIGHEST : low
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
