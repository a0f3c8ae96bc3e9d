import { findRoot } from '#engine/solve/root.ts'

/** The value at which two sides are even, or why there is none between the ends looked at. */
export type EvenPoint =
  | { readonly outcome: 'even'; readonly at: number }
  /** One side is ahead at both ends: 'above' where `ahead` is positive throughout, 'below' where it is negative. */
  | { readonly outcome: 'never'; readonly ahead: 'above' | 'below' }

const MOST_WIDENINGS = 6

/**
 * Where `tried` crosses zero between `low` and `high`, looked for near `guess` first, so that a smooth function costs few evaluations.
 * `step` is a sensible first distance from the guess. Bounded: at most 6 widenings and the root finder's own limit.
 */
export function evenPoint(
  tried: (x: number) => number,
  guess: number,
  step: number,
  low: number,
  high: number,
  tolerance: number,
): EvenPoint {
  const ahead = once(tried)
  const start = Math.min(high, Math.max(low, guess))
  const atStart = ahead(start)
  if (atStart === 0) return { outcome: 'even', at: start }
  const crosses = (value: number): boolean => value > 0 !== atStart > 0
  let reach = step
  for (let widening = 0; widening <= MOST_WIDENINGS; widening++) {
    const last = widening === MOST_WIDENINGS
    const below = last ? low : Math.max(low, start - reach)
    const above = last ? high : Math.min(high, start + reach)
    if (crosses(ahead(above))) return between(ahead, start, above, tolerance, atStart)
    if (crosses(ahead(below))) return between(ahead, below, start, tolerance, atStart)
    if (below === low && above === high) break
    reach *= 3
  }
  return { outcome: 'never', ahead: atStart > 0 ? 'above' : 'below' }
}

/** Each x is worked out once: the root finder begins at ends that were looked at before. */
function once(f: (x: number) => number): (x: number) => number {
  const known = new Map<number, number>()
  return (x) => {
    const y = known.get(x) ?? f(x)
    known.set(x, y)
    return y
  }
}

function between(
  ahead: (x: number) => number,
  low: number,
  high: number,
  tolerance: number,
  atStart: number,
): EvenPoint {
  const root = findRoot(ahead, low, high, { tolerance })
  return root.outcome === 'root'
    ? { outcome: 'even', at: root.x }
    : { outcome: 'never', ahead: atStart > 0 ? 'above' : 'below' }
}
