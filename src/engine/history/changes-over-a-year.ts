/** A figure and its date ('YYYY-MM-DD'); null where its publisher has none. */
export interface DatedFigure {
  readonly date: string
  readonly value: number | null
}

/**
 * The change of each figure over the one of the same date a year before, in percent to one decimal, as indexes of prices are told; null where either was not
 * measured. Dates without one a year before are left out.
 */
export function changesOverAYear(points: readonly DatedFigure[]): DatedFigure[] {
  const byDate = new Map(points.map(({ date, value }) => [date, value]))
  return points.flatMap(({ date, value }) => {
    const before = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
    if (!byDate.has(before)) return []
    const base = byDate.get(before)
    return [{ date, value: value && base ? Math.round((value / base - 1) * 1_000) / 10 : null }]
  })
}
