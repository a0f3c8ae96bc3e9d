import type { LegalBirth, MonthCount } from './birth.ts'
import type { CoupleGrid, Weigh } from './couple-grid.ts'
import { NEARLY_BEST } from './lifetime.ts'

/** Claim months a year apart: the first, then every birthday month up to the last; for a quick look while somebody types. */
export const yearlyClaims = (claims: readonly MonthCount[], birth: LegalBirth): MonthCount[] =>
  claims.filter((month, i) => i === 0 || (month - birth.month) % 12 === 0)

export interface GridZone {
  readonly row: number
  readonly column: number
  readonly bestValue: number
  /** How many pairs are worth at least the share of the best, and each person's earliest and latest claim among them. */
  readonly pairs: number
  readonly rows: { readonly first: MonthCount; readonly last: MonthCount }
  readonly columns: { readonly first: MonthCount; readonly last: MonthCount }
}

/** The best pair and how wide the zone around it is; null when nothing is ever paid. */
export const gridZone = (grid: CoupleGrid, share: number = NEARLY_BEST): GridZone | null => {
  const width = grid.columns.length
  let best = 0
  grid.values.forEach((value, k) => {
    if (value > (grid.values[best] ?? 0)) best = k
  })
  const bestValue = grid.values[best] ?? 0
  if (bestValue <= 0) return null
  let pairs = 0
  let [top, bottom, left, right] = [grid.rows.length, 0, width, 0]
  grid.values.forEach((value, k) => {
    if (value < bestValue * share) return
    pairs++
    const row = Math.floor(k / width)
    const column = k - row * width
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
    left = Math.min(left, column)
    right = Math.max(right, column)
  })
  const month = (list: readonly MonthCount[], i: number): MonthCount => list[i] ?? 0
  return {
    row: Math.floor(best / width),
    column: best % width,
    bestValue,
    pairs,
    rows: { first: month(grid.rows, top), last: month(grid.rows, bottom) },
    columns: { first: month(grid.columns, left), last: month(grid.columns, right) },
  }
}

/** The best pair found, with its value in today's dollars. */
export interface BestPair {
  readonly row: MonthCount
  readonly column: MonthCount
  readonly value: number
}
export const bestPair = (grid: CoupleGrid): BestPair | null => {
  const zone = gridZone(grid)
  return zone && { row: grid.rows[zone.row] ?? 0, column: grid.columns[zone.column] ?? 0, value: zone.bestValue }
}

/** As far as a step looks to both sides: most of the way to the neighbors on a yearly grid, as credits that count in January make small tops. */
const REACH = 9
const MOST_STEPS = 4

const around = (list: readonly MonthCount[], at: MonthCount, reach: number) =>
  list.length < 2 ? list : list.filter((month) => Math.abs(month - at) <= reach)
/** At an end of what was looked at, where more lies beyond it. */
const atEnd = (seen: readonly MonthCount[], all: readonly MonthCount[], at: MonthCount): boolean =>
  (at === seen[0] && at !== all[0]) || (at === seen.at(-1) && at !== all.at(-1))

/**
 * The best pair among these claims, starting from the best of a coarser grid: the claims around it are weighed, and again while the
 * best lies at their edge. Values are smooth with few tops, so this finds the best of all but rarely, at a few dozen pairs instead
 * of a thousand. Null when nothing is ever paid.
 */
export const bestNear = (
  coarse: BestPair | null,
  claims: readonly [rows: readonly MonthCount[], columns: readonly MonthCount[]],
  weigh: Weigh,
  reach: number = REACH,
): BestPair | null => {
  let best = coarse
  for (let step = 0; best !== null && step < MOST_STEPS; step++) {
    const rows = around(claims[0], best.row, reach)
    const columns = around(claims[1], best.column, reach)
    const next = bestPair(weigh(rows, columns))
    if (next === null || next.value <= best.value) break
    best = next
    if (!atEnd(rows, claims[0], best.row) && !atEnd(columns, claims[1], best.column)) break
  }
  return best
}
