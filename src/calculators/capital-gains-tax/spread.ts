/** The same things sold partly this year and partly in January: which share is best, by whole returns of both years. */
import { addSales, assetSales, shareOfSales, yearOfSales } from '#engine/gains/asset-sales.ts'
import { type BestShare, bestShare } from '#engine/gains/best-share.ts'
import { type PlainYears, taxOfSales } from '#engine/gains/tax-of-sales.ts'
import type { IsoDate } from '#engine/month.ts'
import { perContext } from '../kit/calculator.ts'
import { type SoldLot, salesByYear, saleYears } from './compute.ts'
import type { GainsContext } from './context.ts'

export interface Spread extends BestShare {
  /** Tax with all of it this year. */
  readonly now: number
  readonly saved: number
  /** The gain that can be moved, dollars. */
  readonly movable: number
  readonly nextYear: number
}

/** Buildings and cars are sold whole. */
const divisible = new Set(['stock', 'crypto', 'collectible', 'small-business'])
/** A business day early in January stands for any day of the month. */
const JANUARY = '01-04'
/** A gain too small to split. Dollars. */
const LEAST = 1000

/** Null where nothing of this year's sales can be moved, or they are no gain together. */
export const spreadOf = perContext((context: GainsContext): Spread | null => {
  const { inputs, today, result, law } = context
  const year = today.slice(0, 4)
  const next = Number(year) + 1
  const movable = result.sold.filter(
    ({ sale }) => divisible.has(sale.kind) && sale.sold >= today && sale.sold.startsWith(year),
  )
  const gain = movable.reduce((sum, lot) => sum + lot.counted, 0)
  if (gain < LEAST) return null
  const stays = result.sold.filter((lot) => !movable.includes(lot)).map(({ sale }) => sale)
  const fixed = salesByYear(context, stays, result.home).years
  const now = yearOfSales(
    assetSales(
      movable.map(({ sale }) => sale),
      inputs.status,
    ),
  )
  const january = yearOfSales(
    assetSales(
      movable.map(({ sale }: SoldLot) => ({ ...sale, sold: `${next}-${JANUARY}` as IsoDate })),
      inputs.status,
    ),
  )
  const known: PlainYears = new Map()
  const cost = (share: number): number => {
    const byYear = new Map(fixed)
    for (const [key, sales] of [
      [Number(year), shareOfSales(now, share)],
      [next, shareOfSales(january, 1 - share)],
    ] as const) {
      const there = byYear.get(key)
      byYear.set(key, there ? addSales(there, sales) : sales)
    }
    return taxOfSales(saleYears(context, byYear), { facts: law.tax, state: law.state }, known).total
  }
  const found = bestShare(cost)
  const all = found.grid.at(-1)?.cost ?? 0
  return { ...found, now: all, saved: all - found.best.cost, movable: gain, nextYear: next }
})
