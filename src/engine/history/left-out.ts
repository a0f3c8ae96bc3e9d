/** The months that mattered most, and what is left without them. */
export interface LeftOut {
  /** Positions of the months left out, in order of time; a month runs from the value before it to its own. */
  readonly months: readonly number[]
  /** Steady yearly rate over the whole time, decimal, the months left out earning nothing. */
  readonly rate: number
}

/**
 * The yearly return of a line with its `best` highest and `worst` lowest months earning nothing, over the whole time as before: as if the
 * money had lain aside in them. Levels above zero; at least one month. Nobody knows such months beforehand.
 */
export function withoutMonths(levels: readonly number[], { best = 0, worst = 0 }): LeftOut {
  const changes = levels.slice(1).map((level, i) => ({ at: i + 1, growth: level / (levels[i] ?? Number.NaN) }))
  if (changes.length === 0) throw new RangeError('No month to leave out')
  const sorted = changes.toSorted((a, b) => a.growth - b.growth)
  const kept = sorted.slice(worst, sorted.length - best)
  const out = [...sorted.slice(0, worst), ...sorted.slice(sorted.length - best)]
  return {
    months: out.map(({ at }) => at).sort((a, b) => a - b),
    rate: kept.reduce((product, { growth }) => product * growth, 1) ** (12 / changes.length) - 1,
  }
}
