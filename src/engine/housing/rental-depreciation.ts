/**
 * Straight-line depreciation with the mid-month convention (IRC 168(c), (d)(2), (d)(4)(B); Publication 946 Table A-6): what is put in
 * service in a month counts for half of that month, whatever the day. Dollars.
 */
export interface Depreciation {
  /** What each month brings while the building is kept. */
  readonly byMonth: readonly number[]
  /** What a month brings if the building is sold in it: half a month for all that stood before, nothing for what came that month. */
  readonly ifSold: readonly number[]
}

/**
 * Depreciation of what is put in service month after month: the building (without its land) in the first, and later
 * improvements, each over its own `lifeYears` (27.5 for homes let to others). The month that starts a life and the one that ends it
 * count half. Improvements of under 330 months ago keep running. Never more in all than was put in.
 */
export function depreciationOf(putInService: readonly number[], lifeYears: number): Depreciation {
  const life = Math.round(lifeYears * 12)
  const byMonth: number[] = []
  const ifSold: number[] = []
  let whole = 0
  for (let month = 0; month < putInService.length; month++) {
    const fresh = putInService[month] ?? 0
    const ending = month >= life ? (putInService[month - life] ?? 0) : 0
    whole -= ending
    const running = Math.max(0, whole)
    byMonth.push((running + (fresh + ending) / 2) / life)
    ifSold.push((running + ending) / 2 / life)
    whole += fresh
  }
  return { byMonth, ifSold }
}
