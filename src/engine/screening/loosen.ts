/** Nothing matches: which filters stand in the way, and how many each would let in. */
import { type FilterKey, type Filters, type Range, within } from './filters.ts'
import { type MetricKey, metricKeys, type Row } from './metrics.ts'
import { leftBy, type Screened, screen } from './screen.ts'

export interface Loosening {
  /** Filters to drop together: the fewest that let anybody in. */
  readonly keys: readonly FilterKey[]
  /** Matches once they are dropped. */
  readonly gives: number
  /** For one range alone: the nearest range that lets somebody in, and how many. Null where those let in have no such number. */
  readonly nearest: { readonly range: Range; readonly gives: number } | null
}

const isMetric = (key: FilterKey): key is MetricKey => metricKeys.some((one) => one === key)

/** The ways out with the fewest filters dropped, the one that gives most first; none where something matches already. */
export function loosenings(rows: readonly Row[], filters: Filters): readonly Loosening[] {
  const screened = screen(rows, filters)
  const { failing, matches } = screened
  if (matches.length > 0) return []
  const sets = [...failing.keys()].map((mark) => mark.split(' ') as FilterKey[])
  const fewest = Math.min(...sets.map((keys) => keys.length))
  return sets
    .filter((keys) => keys.length === fewest)
    .map((keys) => {
      // With the fewest dropped, nobody who fails less than all of them can be let in.
      const gives = failing.get(keys.join(' ')) ?? 0
      const only = keys.length === 1 ? keys[0] : undefined
      return { keys, gives, nearest: only && isMetric(only) ? nearestRange(screened, filters, only) : null }
    })
    .toSorted((a, b) => b.gives - a.gives)
}

/** The range moved at one end to the nearest number of those the others leave. */
function nearestRange(screened: Screened, filters: Filters, key: MetricKey): Loosening['nearest'] {
  const range = filters.ranges[key]
  if (range === undefined) return null
  const left = leftBy(screened, key)
  const values = left.flatMap((row) => (typeof row.readings[key] === 'number' ? [row.readings[key]] : []))
  const far = (value: number) =>
    range.max !== null && value > range.max ? value - range.max : range.min !== null ? range.min - value : 0
  const nearest = values.toSorted((a, b) => far(a) - far(b))[0]
  if (nearest === undefined) return null
  const moved = {
    min: range.min === null ? null : Math.min(range.min, nearest),
    max: range.max === null ? null : Math.max(range.max, nearest),
  }
  return { range: moved, gives: left.filter((row) => within(row, key, moved)).length }
}
