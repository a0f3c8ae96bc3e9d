/** One month of the past as if the loan had been taken then. */
export type PastStart = {
  /** Months until the rate stood at least `drop` lower for the first time; null when it did not within the window. */
  readonly fellAfter: number | null
}

/**
 * For each month of a series of rates that has `within` months after it: after how many of them the rate was first at least
 * `drop` below that month's. Rates and drop in the same unit (percent points). Months without a whole window are left out, so
 * that a short wait is not counted as "never fell". Counts overlapping windows: it says how often, not how likely.
 */
export const pastStarts = (rates: readonly number[], drop: number, within: number): readonly PastStart[] => {
  const starts: PastStart[] = []
  for (let start = 0; start + within < rates.length; start++) {
    const target = (rates[start] ?? 0) - drop + 1e-9
    let fellAfter: number | null = null
    for (let month = 1; month <= within; month++)
      if ((rates[start + month] ?? 0) <= target) {
        fellAfter = month
        break
      }
    starts.push({ fellAfter })
  }
  return starts
}
