/** A screen run over all companies: who matches, and what each filter alone does. */
import { type FilterKey, type Filters, type GroupKey, placeIn, testsOf } from './filters.ts'
import type { MetricKey, Row } from './metrics.ts'

export interface FilterCount {
  readonly key: FilterKey
  /** Companies that have what this one asks for, whatever the others ask. */
  readonly alone: number
  /** Matches if this one were dropped. */
  readonly without: number
}
export interface Screened {
  readonly matches: readonly Row[]
  readonly counts: readonly FilterCount[]
  /** By filter, the companies it alone keeps out. */
  readonly near: ReadonlyMap<FilterKey, readonly Row[]>
  /** How many companies fail exactly the same filters: keys joined by a space, '' for the matches. */
  readonly failing: ReadonlyMap<string, number>
}

export function screen(rows: readonly Row[], filters: Filters): Screened {
  const tests = testsOf(filters)
  const alone = new Map(tests.map(({ key }) => [key, 0]))
  const near = new Map<FilterKey, Row[]>(tests.map(({ key }) => [key, []]))
  const failing = new Map<string, number>()
  const matches: Row[] = []
  for (const row of rows) {
    const failed: FilterKey[] = []
    for (const { key, passes } of tests) {
      if (passes(row)) alone.set(key, (alone.get(key) ?? 0) + 1)
      else failed.push(key)
    }
    if (failed.length === 0) matches.push(row)
    if (failed.length === 1 && failed[0]) near.get(failed[0])?.push(row)
    const mark = failed.join(' ')
    failing.set(mark, (failing.get(mark) ?? 0) + 1)
  }
  const counts = tests.map(({ key }) => ({
    key,
    alone: alone.get(key) ?? 0,
    without: matches.length + (near.get(key)?.length ?? 0),
  }))
  return { matches, counts, near, failing }
}

/** What every filter but this one leaves. */
export const leftBy = ({ matches, near }: Screened, key: FilterKey): readonly Row[] => [
  ...matches,
  ...(near.get(key) ?? []),
]

/** Of a group, how many of what the other filters leave are in each place: the matches if it alone were chosen there. */
export function placesIn(screened: Screened, group: GroupKey): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const row of leftBy(screened, group)) {
    const place = placeIn(row, group)
    if (place !== null) found.set(place, (found.get(place) ?? 0) + 1)
  }
  return found
}

/** Of what the other filters leave: how many there are, how many have no such number, and how many this filter keeps. */
export function reachOf(screened: Screened, key: MetricKey) {
  const left = leftBy(screened, key)
  return {
    left: left.length,
    unknown: left.filter((row) => typeof row.readings[key] === 'string').length,
    kept: screened.matches.length,
  }
}
