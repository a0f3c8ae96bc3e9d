import type { Month } from '#engine/month.ts'
import { type SpendingBook, type Spent, through, throughDay } from './spending-book.ts'

/*
 * Why a month differs from another, or from the average of several: shop by shop, what came from price (what one purchase costs), from
 * count (how many there were), from shops that are new or gone, and from refunds. The parts add up to the difference to the cent.
 *
 * Price and count are told apart at the average of the two months (Bennet, 1920): price = (p1 − p0) × (n0 + n1) / 2 and
 * count = (n1 − n0) × (p0 + p1) / 2, with p what one purchase cost on average and n how many there were.
 */

export type WhyKind = 'price' | 'count' | 'new' | 'gone' | 'refund'
export interface WhyPart {
  readonly kind: WhyKind
  readonly merchant: string
  readonly category: string
  /** What it adds (or takes off), whole cents; never zero. */
  readonly cents: number
  /** Purchases then and now; then may be an average. */
  readonly countBefore: number
  readonly countNow: number
  /** What one purchase cost on average, cents, not rounded; 0 where there was none. */
  readonly priceBefore: number
  readonly priceNow: number
}
export interface Why {
  readonly before: number
  readonly now: number
  readonly totals: Readonly<Record<WhyKind, number>>
  /** The largest first. */
  readonly parts: readonly WhyPart[]
}

interface Tally {
  readonly merchant: string
  readonly category: string
  readonly isRefund: boolean
  count: number
  cents: number
}

/** By shop and category; refunds of a shop apart from its purchases. */
function tallies(lists: readonly (readonly Spent[])[]): Map<string, Tally> {
  const found = new Map<string, Tally>()
  for (const list of lists)
    for (const { merchant, category, cents } of list) {
      const isRefund = cents < 0
      const key = `${isRefund ? '-' : '+'}${category}\n${merchant.toLowerCase()}`
      const tally = found.get(key)
      if (tally) {
        tally.count += 1
        tally.cents += cents
      } else found.set(key, { merchant, category, isRefund, count: 1, cents })
    }
  return found
}

/**
 * Each sum divided by `by`, in whole cents that add up to the total divided by `by` and rounded: the largest remainders are rounded up.
 */
export function shared(sums: readonly number[], by: number): readonly number[] {
  const total = Math.round(sums.reduce((all, one) => all + one, 0) / by)
  const floors = sums.map((sum) => Math.floor(sum / by))
  let missing = total - floors.reduce((all, one) => all + one, 0)
  const byRemainder = sums
    .map((sum, at) => ({ at, left: sum / by - (floors[at] ?? 0) }))
    .sort((a, b) => b.left - a.left || a.at - b.at)
  const result = [...floors]
  for (const { at } of byRemainder) {
    if (missing <= 0) break
    result[at] = (result[at] ?? 0) + 1
    missing -= 1
  }
  return result
}

/** Why `now` differs from the average of `befores`. Without any before there is nothing to compare with: null. */
export function whyOf(now: readonly Spent[], befores: readonly (readonly Spent[])[]): Why | null {
  if (befores.length === 0) return null
  const then = tallies(befores)
  const here = tallies([now])
  const keys = [...new Set([...then.keys(), ...here.keys()])]
  const averages = shared(
    keys.map((key) => then.get(key)?.cents ?? 0),
    befores.length,
  )
  const parts = keys.flatMap((key, at) => partsOf(then.get(key), here.get(key), averages[at] ?? 0, befores.length))
  const totals: Record<WhyKind, number> = { price: 0, count: 0, new: 0, gone: 0, refund: 0 }
  for (const { kind, cents } of parts) totals[kind] += cents
  return {
    before: averages.reduce((sum, one) => sum + one, 0),
    now: [...here.values()].reduce((sum, { cents }) => sum + cents, 0),
    totals,
    parts: parts.sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents)),
  }
}

function partsOf(
  then: Tally | undefined,
  here: Tally | undefined,
  average: number,
  months: number,
): readonly WhyPart[] {
  const named = here ?? then
  if (named === undefined) return []
  const { merchant, category, isRefund } = named
  const countBefore = (then?.count ?? 0) / months
  const countNow = here?.count ?? 0
  const priceBefore = then ? then.cents / then.count : 0
  const priceNow = here ? here.cents / here.count : 0
  const difference = (here?.cents ?? 0) - average
  const part = (kind: WhyKind, cents: number): readonly WhyPart[] =>
    cents === 0 ? [] : [{ kind, merchant, category, cents, countBefore, countNow, priceBefore, priceNow }]
  if (isRefund) return part('refund', difference)
  if (then === undefined) return part('new', difference)
  if (here === undefined) return part('gone', difference)
  const count = Math.round(((countNow - countBefore) * (priceBefore + priceNow)) / 2)
  return [...part('count', count), ...part('price', difference - count)]
}

/** Why a month differs from the average of the months named, all through the same day of the month. */
export function whyMonth(book: SpendingBook, month: Month, against: readonly Month[]): Why | null {
  const day = throughDay(month, book.asOf)
  return whyOf(
    through(book, month, day),
    against.map((one) => through(book, one, day)),
  )
}
