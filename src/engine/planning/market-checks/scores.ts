/** What a few answers about money and chance come to. No total, no norm: each score is a count or a share of one's own answers. */

/** The chance of exactly `k` successes in `n` tries of chance `p` each, worked out by steps so that nothing overflows. */
function exactly(k: number, n: number, p: number): number {
  let chance = (1 - p) ** (n - k)
  for (let i = 1; i <= k; i++) chance *= (p * (n - k + i)) / i
  return chance
}

/** The chance of `most` successes or fewer in `n` independent tries of chance `p` each, 0 to 1. */
export function atMost(most: number, n: number, p: number): number {
  let sum = 0
  for (let k = 0; k <= Math.min(most, n); k++) sum += exactly(k, n, p)
  return Math.min(1, sum)
}

/** A range somebody is nearly sure of. Turned round it is the same range. */
export interface GivenRange {
  readonly low: number
  readonly high: number
}
export interface RangeScore {
  readonly held: number
  readonly asked: number
  /** How often so few or fewer would hold it, if each range were `sure`; 0 to 1. */
  readonly chance: number
}
/** How many ranges hold what is true, and how likely so few would be of somebody as sure as said. Ends count as inside. */
export function rangeScore(ranges: readonly GivenRange[], truths: readonly number[], sure: number): RangeScore {
  const held = ranges.filter(({ low, high }, i) => {
    const truth = truths[i] ?? Number.NaN
    return Math.min(low, high) <= truth && truth <= Math.max(low, high)
  }).length
  return { held, asked: ranges.length, chance: atMost(held, ranges.length, sure) }
}

/**
 * How far an estimate lies from the truth toward a number seen before it: 0 at the truth, 1 at that number, below 0 on the other side.
 * Expects an anchor away from the truth.
 */
export const pullOf = (estimate: number, truth: number, anchor: number): number => (estimate - truth) / (anchor - truth)

/** Three steps: less, the same, more. */
export type Step = -1 | 0 | 1
/** How many choices went the way of the years before them: more after gains, less after losses; and how many went against it. */
export function followed(
  pasts: readonly number[],
  steps: readonly Step[],
): { readonly with: number; readonly against: number } {
  const turns = steps.map((step, i) => step * Math.sign(pasts[i] ?? 0))
  return { with: turns.filter((turn) => turn > 0).length, against: turns.filter((turn) => turn < 0).length }
}

/**
 * The chance that `flips` flips of a fair coin, each losing `lose` or winning `win`, end below where they began: fewer heads than
 * flips × lose / (lose + win).
 */
export function chanceToLose(flips: number, win: number, lose: number): number {
  const even = (flips * lose) / (lose + win)
  return atMost(Math.ceil(even - 1e-9) - 1, flips, 0.5)
}
