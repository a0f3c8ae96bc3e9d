/** A holding of a fund: its ticker and its weight, decimal. */
export interface Holding {
  readonly ticker: string
  readonly weight: number
}
export interface SharedHolding {
  readonly ticker: string
  readonly first: number
  readonly second: number
  readonly shared: number
}
export interface Overlap {
  /** Sum over all tickers of the smaller weight, decimal: the part of both funds that is the same. */
  readonly overlap: number
  /** Largest shared weight first. */
  readonly shared: readonly SharedHolding[]
  /** Weights given for each fund; below 1 where only the top holdings were given. */
  readonly firstGiven: number
  readonly secondGiven: number
  /** The overlap can be no more than this: what was not given might be what the other fund holds. */
  readonly atMost: number
}

function weights(holdings: readonly Holding[]): ReadonlyMap<string, number> {
  const byTicker = new Map<string, number>()
  for (const { ticker, weight } of holdings) {
    const key = ticker.trim().toUpperCase()
    if (key !== '' && weight > 0) byTicker.set(key, (byTicker.get(key) ?? 0) + weight)
  }
  return byTicker
}

/**
 * How much of two funds is the same: sum of min(weight in one, weight in the other). 0 for nothing in common, 1 for twins. A ticker given
 * twice counts once with both weights; negative weights (short positions) are left out. Weights are not scaled to 100%: with the top ten
 * alone the answer is a floor, and `atMost` a ceiling: the part of a fund that was not given may be the same as tickers given only for the other fund, or as
 * what was not given of that one. A ticker given for both has its weights, so its larger one adds nothing.
 */
export function overlapOf(first: readonly Holding[], second: readonly Holding[]): Overlap {
  const a = weights(first)
  const b = weights(second)
  const shared: SharedHolding[] = []
  for (const [ticker, one] of a) {
    const two = b.get(ticker)
    if (two !== undefined) shared.push({ ticker, first: one, second: two, shared: Math.min(one, two) })
  }
  shared.sort((x, y) => y.shared - x.shared || x.ticker.localeCompare(y.ticker))
  const total = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((sum, weight) => sum + weight, 0)
  const [firstGiven, secondGiven] = [total(a), total(b)]
  const overlap = shared.reduce((sum, one) => sum + one.shared, 0)
  const [firstMissing, secondMissing] = [Math.max(0, 1 - firstGiven), Math.max(0, 1 - secondGiven)]
  const alone = (own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
    [...own].reduce((sum, [ticker, weight]) => (other.has(ticker) ? sum : sum + weight), 0)
  const more = Math.min(alone(a, b) + firstMissing, alone(b, a) + secondMissing, firstMissing + secondMissing)
  return { overlap, shared, firstGiven, secondGiven, atMost: overlap + more }
}
