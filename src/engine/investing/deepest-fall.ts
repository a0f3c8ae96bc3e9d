import type { PastIndex } from './past-index.ts'

/** The worst fall on the way, and where it lies; positions count from the index's first month. */
export interface Fall {
  /** Share lost from the highest point so far, 0 to 1; 0 when it never fell. */
  readonly depth: number
  readonly peakAt: number
  readonly lowAt: number
}

/** The deepest fall from a peak inside the window of `months` months that begins at `start` (maximum drawdown), by months. */
export function deepestFall(index: PastIndex, start: number, months: number): Fall {
  let peak = index[start] ?? Number.NaN
  let highAt = start
  let worst: Fall = { depth: 0, peakAt: start, lowAt: start }
  for (let at = start + 1; at <= start + months; at++) {
    const worth = index[at] ?? Number.NaN
    if (worth > peak) {
      peak = worth
      highAt = at
    } else if (1 - worth / peak > worst.depth) worst = { depth: 1 - worth / peak, peakAt: highAt, lowAt: at }
  }
  return worst
}
