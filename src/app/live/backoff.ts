/** First wait before a new try (milliseconds); each later one is 1.8 times as long, up to the longest. */
export const FIRST_WAIT_MS = 1000
export const WAIT_GROWTH = 1.8
export const LONGEST_WAIT_MS = 30_000
/** A connection that has lasted this long (milliseconds) wipes the record of failures. */
export const HEALTHY_AFTER_MS = 60_000

/**
 * Milliseconds before try number `failures` (0 for the first retry), with full jitter: anywhere from nothing to the cap of that
 * try, so that many pages do not come back at once. `chance` is in [0, 1).
 */
export function reconnectWait(failures: number, chance: number): number {
  const cap = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * WAIT_GROWTH ** Math.min(Math.max(failures, 0), 60))
  return Math.floor(cap * chance)
}
