/** A fall from the highest value so far; positions count from the first value. */
export interface PastFall {
  /** Share lost at the lowest, 0 to 1. */
  readonly depth: number
  readonly highAt: number
  readonly lowAt: number
  /** Where it was first as high again; null where it never was. */
  readonly backAt: number | null
}
type Levels = readonly (number | null)[]

/** How far below its highest value so far each value lies, 0 to 1; null where there is none. */
export function belowHigh(levels: Levels): readonly (number | null)[] {
  let high = 0
  return levels.map((level) => {
    if (level === null) return null
    high = Math.max(high, level)
    return 1 - level / high
  })
}

/**
 * Every fall of at least `least` (a share) from the highest value so far until that value was reached again, in order of time. A fall counts
 * from the last time the high stood, and to its first lowest value. Values that are null are passed over.
 */
export function fallsOf(levels: Levels, least: number): readonly PastFall[] {
  const falls: PastFall[] = []
  let highAt = levels.findIndex((level) => level !== null)
  let lowAt = highAt
  const high = () => levels[highAt] ?? Number.NaN
  const close = (backAt: number | null) => {
    const depth = 1 - (levels[lowAt] ?? Number.NaN) / high()
    if (depth > 0 && depth >= least) falls.push({ depth, highAt, lowAt, backAt })
  }
  for (const [at, level] of levels.entries()) {
    if (level === null) continue
    if (level >= high()) {
      close(at)
      highAt = at
      lowAt = at
    } else if (level < (levels[lowAt] ?? Number.NaN)) lowAt = at
  }
  close(null)
  return falls
}

/** The share of values that lie below an earlier one, 0 to 1. The first never does. */
export function shareBelowHigh(levels: Levels): number {
  const below = belowHigh(levels).filter((depth) => depth !== null)
  return below.filter((depth) => depth > 0).length / below.length
}

/**
 * The fall (share lost) another record shows near two places: from the highest value within `reach` of `from`, but before `to`, to the lowest
 * after it within `reach` of `to`. For a fall dated by days in a record of months.
 */
export function fallNear(levels: readonly number[], from: number, to: number, reach: number): number {
  const at = (place: number) => levels[place] ?? Number.NaN
  let high = Math.max(0, from - reach)
  for (let i = high; i < to && i <= from + reach; i++) if (at(i) > at(high)) high = i
  let low = Math.max(high, to - reach)
  for (let i = low; i <= to + reach && i < levels.length; i++) if (at(i) < at(low)) low = i
  return Math.max(0, 1 - at(low) / at(high))
}
