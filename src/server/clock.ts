/** Two ways to tell the time. A wall clock can be set, forward or back, at any moment; nothing that waits or counts may look at it. */
export interface Clock {
  /** What the calendar shows: milliseconds since 1970 (UTC). For showing, and for judging times that others tell. */
  readonly wall: () => number
  /** Milliseconds since some moment, always forward and at an even pace. For every wait, floor, rest and age. */
  readonly steady: () => number
}

export const systemClock: Clock = { wall: () => Date.now(), steady: () => performance.now() }

/**
 * The time as it may really be: what the wall clock shows, and what it would show had nobody set it since this was made. Whoever judges
 * a time told by others ("that lies in the future") takes the kinder of the two, so that a clock set wrong, or set right, refuses nothing.
 */
export function likelyTimes(clock: Clock): () => { readonly earliest: number; readonly latest: number } {
  const apart = clock.wall() - clock.steady()
  return () => {
    const shown = clock.wall()
    const unset = clock.steady() + apart
    return { earliest: Math.min(shown, unset), latest: Math.max(shown, unset) }
  }
}
