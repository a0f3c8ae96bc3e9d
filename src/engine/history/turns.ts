/** A turn of a market: its highest value before a fall, or its lowest before a rise. */
export interface Turn {
  readonly kind: 'high' | 'low'
  readonly at: number
  readonly level: number
}

/**
 * Bull and bear markets by rule: a bear market is a fall of at least `by` (a share) from the highest value since the last low, a bull market a
 * rise of at least `by` from the lowest value since the last high. Each runs from turn to turn, so the turns alternate. The last one may be
 * a turn whose market is not over: what came after it is not a turn until the rule says so.
 */
export function turnsOf(levels: readonly number[], by = 0.2): readonly Turn[] {
  const turns: Turn[] = []
  const level = (at: number) => levels[at] ?? Number.NaN
  const turn = (kind: Turn['kind'], at: number) => turns.push({ kind, at, level: level(at) })
  let [high, low] = [0, 0]
  for (let at = 1; at < levels.length; at++) {
    const since = turns.at(-1)?.kind
    if (since !== 'high' && level(at) > level(high)) high = at
    if (since !== 'low' && level(at) < level(low)) low = at
    if (since !== 'high' && level(at) <= level(high) * (1 - by)) {
      turn('high', high)
      low = at
    } else if (since !== 'low' && level(at) >= level(low) * (1 + by)) {
      turn('low', low)
      high = at
    }
  }
  return turns
}

/** A market from one turn to the next. */
export interface MarketLeg {
  readonly kind: 'bear' | 'bull'
  readonly from: Turn
  readonly to: Turn
  /** Decimal: -0.3 for a fall of 30%. */
  readonly change: number
}

/** The markets between turns, in order of time. */
export const legsOf = (turns: readonly Turn[]): readonly MarketLeg[] =>
  turns.slice(1).flatMap((to, i) => {
    const from = turns[i]
    return from ? [{ kind: from.kind === 'high' ? 'bear' : 'bull', from, to, change: to.level / from.level - 1 }] : []
  })
