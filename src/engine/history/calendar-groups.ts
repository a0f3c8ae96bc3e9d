/** Changes of a line sorted by the calendar. `firstMonthOfYear` (1 to 12) is the calendar month of the first level. */

/**
 * The change (decimal) of each calendar month, whole years alone: `[year][month]`, January first. A month's change is its level over the one
 * before, so it needs a level before the first January.
 */
export function changesByMonth(levels: readonly number[], firstMonthOfYear: number): readonly (readonly number[])[] {
  const firstJanuary = (12 - firstMonthOfYear + 1) % 12 || 12
  const years: number[][] = []
  for (let january = firstJanuary; january + 11 < levels.length; january += 12)
    years.push(
      Array.from(
        { length: 12 },
        (_, m) => (levels[january + m] ?? Number.NaN) / (levels[january + m - 1] ?? Number.NaN) - 1,
      ),
    )
  return years
}

/** Returns of calendar years by their place in the four years between US presidential elections: `[3]` holds the election years. */
export function byElectionYear(returns: readonly number[], firstYear: number): readonly (readonly number[])[] {
  const groups: number[][] = [[], [], [], []]
  for (const [i, one] of returns.entries()) groups[(firstYear + i + 3) % 4]?.push(one)
  return groups
}
