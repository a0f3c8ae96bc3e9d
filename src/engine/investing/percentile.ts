/**
 * The value below which a share of a sorted list lies, `share` from 0 (the smallest) to 1 (the largest). Between two values it
 * lies on the straight line joining them (Hyndman and Fan's type 7, the spreadsheet's PERCENTILE.INC). `sorted` ascends and is
 * not empty; an empty list gives 0.
 */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const last = sorted.length - 1
  if (last < 0) return 0
  const at = Math.min(1, Math.max(0, share)) * last
  const low = Math.floor(at)
  const below = sorted[low] ?? 0
  const above = sorted[Math.min(low + 1, last)] ?? below
  return below + (above - below) * (at - low)
}

/** The 0th, 1st, … 100th percentile: a whole distribution in 101 numbers. */
export const percentileTable = (sorted: ArrayLike<number>): readonly number[] =>
  Array.from({ length: 101 }, (_, i) => percentile(sorted, i / 100))

/**
 * The share of a distribution, 0 to 1, that lies above `value`, read off its percentile table on straight lines; right to within
 * one point. `table` is what `percentileTable` gives.
 */
export function shareAbove(table: readonly number[], value: number): number {
  const [least, most] = [table[0] ?? 0, table[100] ?? 0]
  if (value < least) return 1
  if (value >= most) return 0
  const above = table.findIndex((one) => one > value)
  const low = table[above - 1] ?? value
  const high = table[above] ?? value
  return 1 - (above - 1 + (value - low) / (high - low)) / 100
}
