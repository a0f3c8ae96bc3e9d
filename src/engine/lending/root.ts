import { findRoot } from '../solve/root.ts'

/**
 * A zero of a continuous function between two points where its signs differ, or null when there is none to name.
 * At most 200 evaluations after the two ends; stops when the bracket is narrower than `tolerance`. Never NaN.
 */
export const rootBetween = (f: (x: number) => number, low: number, high: number, tolerance = 1e-13): number | null => {
  const found = findRoot(f, low, high, { tolerance })
  return found.outcome === 'root' ? found.x : null
}
