/** An employer's match: so much for each dollar of the next share of pay that the worker puts in. Decimals of pay. */

export interface MatchTier {
  /** Dollars of match for each dollar put in. */
  readonly rate: number
  /** The next share of pay it holds for: 100% of the first 3% and 50% of the next 2% are widths of 0.03 and 0.02. */
  readonly width: number
}

/** Match on `deferred` dollars put in from `pay` dollars that count for the plan. Total: no pay or no money put in gives none. */
export function matchOn(deferred: number, pay: number, tiers: readonly MatchTier[]): number {
  let left = Math.max(0, deferred)
  let match = 0
  for (const { rate, width } of tiers) {
    const inTier = Math.min(left, Math.max(0, pay) * width)
    match += inTier * rate
    left -= inTier
  }
  return match
}

/** The share of pay that has to go in for the whole match: the end of the last tier that pays something. */
export function fullMatchShare(tiers: readonly MatchTier[]): number {
  let end = 0
  let share = 0
  for (const { rate, width } of tiers) {
    end += width
    if (rate > 0 && width > 0) share = end
  }
  return share
}
