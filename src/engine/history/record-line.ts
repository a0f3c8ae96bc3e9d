import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import type { Stretch } from '#facts/series/long-lines.precomputed.ts'

/** A line of the record by month; null where nothing was published. Its first and last values are there. */
export interface RecordLine {
  readonly firstMonth: Month
  readonly values: readonly (number | null)[]
}

/** A line from its stretches, which follow one another: yearly values among months without one. */
export function lineOf(stretches: readonly Stretch[]): RecordLine {
  const [head] = stretches
  if (!head) throw new RangeError('A line needs a stretch')
  const firstMonth = head.firstMonth as Month
  const values: (number | null)[] = []
  for (const stretch of stretches) {
    const from = monthsBetween(firstMonth, stretch.firstMonth as Month)
    if (from < values.length) throw new RangeError(`Stretches overlap at ${stretch.firstMonth}`)
    for (const [i, value] of stretch.values.entries()) {
      while (values.length < from + i * stretch.every) values.push(null)
      values.push(value)
    }
  }
  return { firstMonth, values }
}

export const lastMonthOf = ({ firstMonth, values }: RecordLine): Month => addMonths(firstMonth, values.length - 1)

/** What was published for a month; null for nothing. */
export const publishedIn = ({ firstMonth, values }: RecordLine, month: Month): number | null =>
  values[monthsBetween(firstMonth, month)] ?? null

/**
 * The level in a month: what was published, and between two values the one that even growth passes through (the same share each month). Null
 * before the first and after the last. Expects levels above zero.
 */
export function levelIn(line: RecordLine, month: Month): number | null {
  const { firstMonth, values } = line
  const place = monthsBetween(firstMonth, month)
  const here = values[place]
  if (here != null || place < 0 || place >= values.length) return here ?? null
  const before = values.findLastIndex((value, i) => i < place && value !== null)
  const after = values.findIndex((value, i) => i > place && value !== null)
  const [low, high] = [values[before] ?? Number.NaN, values[after] ?? Number.NaN]
  return low * (high / low) ** ((place - before) / (after - before))
}

/** The part of a line from one month to another, both included; months outside it are null. */
export function partOf(line: RecordLine, from: Month, to: Month): readonly (number | null)[] {
  const start = monthsBetween(line.firstMonth, from)
  return Array.from({ length: monthsBetween(from, to) + 1 }, (_, i) => line.values[start + i] ?? null)
}

/** The line in dollars of one month: each value over what prices have risen since. Months without a price have none. */
export function inDollarsOf(line: RecordLine, prices: RecordLine, month: Month): RecordLine {
  const base = levelIn(prices, month)
  const offset = monthsBetween(prices.firstMonth, line.firstMonth)
  const values = line.values.map((value, i) => {
    const price = prices.values[offset + i] ?? null
    return value === null || price === null || base === null ? null : (value * base) / price
  })
  const last = values.findLastIndex((value) => value !== null)
  const first = values.findIndex((value) => value !== null)
  if (first < 0) throw new RangeError('No month has both a value and a price')
  return { firstMonth: addMonths(line.firstMonth, first), values: values.slice(first, last + 1) }
}
