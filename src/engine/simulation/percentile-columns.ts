/** Percentiles of many values without sorting them: each is found by moving values to its left and right (Hoare's selection). */

/**
 * Percentiles of the first `count` values, `shares` ascending from 0 to 1. Between two values it lies on the straight line joining
 * them, as `percentile` of investing has it. The values are moved about; their order afterwards means nothing.
 */
export function selectPercentiles(values: Float64Array, count: number, shares: readonly number[]): number[] {
  if (count === 0) return shares.map(() => 0)
  const places = shares.map((share) => Math.min(1, Math.max(0, share)) * (count - 1))
  const lows = places.map(Math.floor)
  selectAll(values, 0, count - 1, lows, 0, lows.length - 1)
  return places.map((place, i) => {
    const low = lows[i] as number
    const below = values[low] as number
    if (place === low) return below
    // The next one up lies before the next place that is settled, or at it.
    const next = lows.find((one) => one > low) ?? count - 1
    return below + (leastOf(values, low + 1, next + 1) - below) * (place - low)
  })
}

/**
 * Settles the places `first` to `last` of an ascending list, all within `low` to `high`: the middle one first, so that those below it are
 * looked for among the values below and those above it among the values above.
 */
function selectAll(
  values: Float64Array,
  low: number,
  high: number,
  places: readonly number[],
  first: number,
  last: number,
): void {
  if (first > last) return
  const middle = (first + last) >> 1
  const at = places[middle] as number
  // One place asked for twice lies outside what is left.
  if (at >= low && at <= high) select(values, low, high, at)
  selectAll(values, low, Math.min(high, at - 1), places, first, middle - 1)
  selectAll(values, Math.max(low, at + 1), high, places, middle + 1, last)
}

function leastOf(values: Float64Array, from: number, to: number): number {
  let least = values[from] as number
  for (let i = from + 1; i < to; i++) if ((values[i] as number) < least) least = values[i] as number
  return least
}

/** Puts the value that belongs at `at` there, none larger before it and none smaller after it, within `low` to `high`. */
function select(values: Float64Array, low: number, high: number, at: number): void {
  let [from, to] = [low, high]
  while (from < to) {
    const pivot = middleOf(values[from] as number, values[(from + to) >>> 1] as number, values[to] as number)
    let i = from
    let j = to
    while (i <= j) {
      while ((values[i] as number) < pivot) i++
      while ((values[j] as number) > pivot) j--
      if (i > j) break
      const kept = values[i] as number
      values[i] = values[j] as number
      values[j] = kept
      i++
      j--
    }
    if (at <= j) to = j
    else if (at >= i) from = i
    else return
  }
}

const middleOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))

/**
 * Percentiles year by year: `columns` holds the values of each year at `year * paths + path`. `[share][year]`. One scratch column is
 * all the memory it takes.
 */
export function bandsOf(
  columns: Float64Array,
  paths: number,
  years: number,
  shares: readonly number[],
): readonly (readonly number[])[] {
  const scratch = new Float64Array(paths)
  const bands: number[][] = shares.map(() => [])
  for (let year = 0; year < years; year++) {
    scratch.set(columns.subarray(year * paths, (year + 1) * paths))
    for (const [i, value] of selectPercentiles(scratch, paths, shares).entries()) bands[i]?.push(value)
  }
  return bands
}
