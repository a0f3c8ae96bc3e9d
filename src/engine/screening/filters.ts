/** What a screen asks for, and whether one company has it. */
import type { Sector } from './company.ts'
import { type MetricKey, metricKeys, type Row, type Size } from './metrics.ts'

/** Both ends count. Null: open. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}
export const openRange: Range = { min: null, max: null }

export const payKinds = ['pays', 'none'] as const
export const earnKinds = ['profit', 'loss'] as const

/** An empty list, a null and an open range ask for nothing. */
export interface Filters {
  readonly sector: readonly Sector[]
  readonly size: readonly Size[]
  readonly pay: (typeof payKinds)[number] | null
  readonly earn: (typeof earnKinds)[number] | null
  readonly ranges: Readonly<Partial<Record<MetricKey, Range>>>
}
export const noFilters: Filters = { sector: [], size: [], pay: null, earn: null, ranges: {} }

export const groupKeys = ['sector', 'size', 'pay', 'earn'] as const
export type GroupKey = (typeof groupKeys)[number]
export type FilterKey = GroupKey | MetricKey

export interface Test {
  readonly key: FilterKey
  readonly passes: (row: Row) => boolean
}

const isOpen = ({ min, max }: Range): boolean => min === null && max === null

/** A company without the number is not within any range of it. */
export const within = (row: Row, key: MetricKey, { min, max }: Range): boolean => {
  const value = row.readings[key]
  return typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max)
}

/** The company's place in a group; null: not known. */
export function placeIn(row: Row, group: GroupKey): string | null {
  const { dividend, earnings } = row.company
  if (group === 'sector') return row.company.sector
  if (group === 'size') return row.size
  if (group === 'pay') return dividend === null ? null : dividend > 0 ? 'pays' : 'none'
  return earnings === null ? null : earnings > 0 ? 'profit' : 'loss'
}

/** What is chosen in a group. */
export function chosenIn(filters: Filters, group: GroupKey): readonly string[] {
  const chosen = filters[group]
  return chosen === null ? [] : typeof chosen === 'string' ? [chosen] : chosen
}

/** The tests of everything asked, in the order of the form. */
export function testsOf(filters: Filters): readonly Test[] {
  const groups = groupKeys.flatMap((key): Test[] => {
    const chosen = chosenIn(filters, key)
    if (chosen.length === 0) return []
    return [{ key, passes: (row) => chosen.some((one) => one === placeIn(row, key)) }]
  })
  const ranges = metricKeys.flatMap((key): Test[] => {
    const range = filters.ranges[key]
    return range === undefined || isOpen(range) ? [] : [{ key, passes: (row) => within(row, key, range) }]
  })
  return [...groups, ...ranges]
}

/** The same without what these ask for. */
export function without(filters: Filters, keys: readonly FilterKey[]): Filters {
  const gone = new Set<string>(keys)
  return {
    sector: gone.has('sector') ? [] : filters.sector,
    size: gone.has('size') ? [] : filters.size,
    pay: gone.has('pay') ? null : filters.pay,
    earn: gone.has('earn') ? null : filters.earn,
    ranges: Object.fromEntries(Object.entries(filters.ranges).filter(([key]) => !gone.has(key))),
  }
}

/** The same with this range of a measure; an open one asks for nothing. */
export function withRange(filters: Filters, key: MetricKey, range: Range): Filters {
  const { ranges } = without(filters, [key])
  return { ...filters, ranges: isOpen(range) ? ranges : { ...ranges, [key]: range } }
}
