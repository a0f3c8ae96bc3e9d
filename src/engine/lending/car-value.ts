/** How fast a car loses value: shares of its value at the start of the year, decimals. */
export type ValueLoss = { readonly firstYear: number; readonly laterYears: number }

/**
 * What a car may sell for after so many months: it loses `firstYear` of the price in the first twelve months and `laterYears` of
 * what is left in each year after, evenly within a year. A model of averages, in dollars of that time; no single car follows it.
 * Losses must lie in 0..1.
 */
export const carValueAfter = (price: number, { firstYear, laterYears }: ValueLoss, months: number): number => {
  const first = Math.min(Math.max(0, months), 12) / 12
  const later = Math.max(0, months - 12) / 12
  return price * (1 - firstYear) ** first * (1 - laterYears) ** later
}

export type UpsideDown = {
  /** Months, today included as 0, in which more is owed than the car would bring. */
  readonly months: number
  /** The first and last such month; null when there is none. */
  readonly first: number | null
  readonly last: number | null
  /** The deepest gap in dollars and its month; 0 when never under. */
  readonly worst: { readonly month: number; readonly gap: number }
  /** The share of this loan that would never be upside down: below 1 the loan is too large by the rest. At most 1. */
  readonly safeShare: number
}

/** Compares the balance after each payment (`owed[0]` is today) with the value then. A gap under a dollar is none. */
export const upsideDown = (owed: readonly number[], valueAt: (month: number) => number): UpsideDown => {
  let months = 0
  let first: number | null = null
  let last: number | null = null
  let worst = { month: 0, gap: 0 }
  let safeShare = 1
  for (const [month, balance] of owed.entries()) {
    const value = valueAt(month)
    const gap = balance - value
    if (balance > 0) safeShare = Math.min(safeShare, value / balance)
    if (gap < 1) continue
    months += 1
    first ??= month
    last = month
    if (gap > worst.gap) worst = { month, gap }
  }
  return { months, first, last, worst, safeShare }
}
