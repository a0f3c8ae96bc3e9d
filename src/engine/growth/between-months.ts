import { addDays, daysBetween, daysInMonth, type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'

/**
 * The level of a monthly series on a day. Each value is taken to stand in the middle of its month (an average of daily values does),
 * and between two of them the level moves by the same share each day. So a December 31 lies half way between December and January.
 * Null before the middle of the first month and after the middle of the last one. Expects positive values and a date that exists.
 */
export const levelOn = (firstMonth: Month, column: readonly number[], date: IsoDate): number | null => {
  const month = monthOf(date)
  const into = (Number(date.slice(8)) - 0.5) / daysInMonth(month)
  const place = monthsBetween(firstMonth, month) + into - 0.5
  const before = Math.floor(place)
  const low = column[before]
  if (low === undefined) return null
  const high = column[before + 1]
  const share = place - before
  if (high === undefined) return share < 1e-9 ? low : null
  return low * (high / low) ** share
}

/** Days spread evenly from one date to another, both included: `count` of them, fewer where the span has fewer days. */
export const evenDays = (from: IsoDate, to: IsoDate, count: number): readonly IsoDate[] => {
  const days = daysBetween(from, to)
  if (days <= 0) return [from]
  const parts = Math.max(1, Math.min(Math.floor(count) - 1, days, 1_000))
  return Array.from({ length: parts + 1 }, (_, i) => addDays(from, Math.round((days * i) / parts)))
}
