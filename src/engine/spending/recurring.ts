import { addDays, addMonths, dateIn, daysBetween, type IsoDate } from '#engine/month.ts'
import { medianCents } from './quantile.ts'
import { dayIn, monthIn, type Spent } from './spending-book.ts'

/*
 * Payments that come again: the same shop, again after a week, two weeks, half a month, a month, a quarter, half a year or a year, a few days early or
 * late, one of four times missed at most. Found by rules of ours, from nothing but the dates and amounts.
 */

export type Period = 'week' | 'two-weeks' | 'half-month' | 'month' | 'quarter' | 'half-year' | 'year'
interface Shape {
  readonly period: Period
  /** Days between two payments, and between two with one missed. */
  readonly gap: readonly [number, number]
  readonly missed: readonly [number, number]
  readonly months: number
  readonly days: number
  readonly perYear: number
  readonly least: number
  /** Days after the expected one until it counts as ended. */
  readonly grace: number
}
export const shapes: readonly Shape[] = [
  { period: 'week', gap: [6, 8], missed: [13, 15], months: 0, days: 7, perYear: 52, least: 5, grace: 9 },
  { period: 'two-weeks', gap: [12, 16], missed: [26, 30], months: 0, days: 14, perYear: 26, least: 4, grace: 16 },
  { period: 'half-month', gap: [12, 19], missed: [28, 34], months: 0, days: 15, perYear: 24, least: 5, grace: 17 },
  { period: 'month', gap: [25, 36], missed: [56, 66], months: 1, days: 0, perYear: 12, least: 3, grace: 20 },
  { period: 'quarter', gap: [84, 98], missed: [176, 190], months: 3, days: 0, perYear: 4, least: 3, grace: 40 },
  { period: 'half-year', gap: [174, 192], missed: [356, 374], months: 6, days: 0, perYear: 2, least: 2, grace: 60 },
  { period: 'year', gap: [355, 376], missed: [720, 742], months: 12, days: 0, perYear: 1, least: 2, grace: 75 },
]
const shapeOf = (period: Period): Shape => {
  const shape = shapes.find((one) => one.period === period)
  if (shape === undefined) throw new RangeError(`No such period: ${period}`)
  return shape
}

/** What has one price until it changes; what is owed and varies; what is bought again and again. */
export type RecurringKind = 'subscription' | 'bill' | 'habit'
export interface PriceChange {
  readonly date: IsoDate
  readonly from: number
  readonly to: number
}
export interface Recurring {
  /** The shop's name and its place among its own: stable while the data is. */
  readonly id: string
  readonly merchant: string
  readonly category: string
  readonly key: string
  readonly kind: RecurringKind
  readonly period: Period
  /** The payments, the oldest first. */
  readonly paid: readonly Spent[]
  /** Cents each time: the last price, or where it varies the median of the last twelve. */
  readonly amount: number
  readonly varies: boolean
  readonly changes: readonly PriceChange[]
  /** Amount times payments a year (52, 26, 24, 12, 4, 2, 1). */
  readonly perYear: number
  /** The next payment, counted from the last by the usual day. */
  readonly next: IsoDate
  /** Nothing came for so long after the expected day that it seems to have ended. */
  readonly isEnded: boolean
}

const bills: ReadonlySet<string> = new Set(['housing', 'utilities', 'insurance', 'debt', 'savings'])
const billKeys: ReadonlySet<string> = new Set(['personal_childcare', 'personal_school', 'transportation_car-payment'])
const isBill = ({ category, key }: Spent): boolean => bills.has(category) || billKeys.has(key)

const within = (days: number, [low, high]: readonly [number, number]): boolean => days >= low && days <= high

/** Whether every payment follows the one before by the period; at most a quarter of the times with one missed. */
function fits(list: readonly Spent[], { gap, missed, least }: Shape): boolean {
  if (list.length < least) return false
  let skipped = 0
  for (let at = 1; at < list.length; at++) {
    const days = daysBetween((list[at - 1] as Spent).date, (list[at] as Spent).date)
    if (within(days, gap)) continue
    if (!within(days, missed)) return false
    skipped += 1
  }
  return skipped * 4 <= list.length - 1
}

/** Share of payments that cost the same as the one before. */
const steadiness = (list: readonly Spent[]): number =>
  list.length < 2 ? 1 : list.filter((one, at) => at > 0 && one.cents === list[at - 1]?.cents).length / (list.length - 1)

/** One price for most of the time: each price but the last two has come at least twice. */
const isSteady = (list: readonly Spent[]): boolean => steadiness(list) >= 0.6

/**
 * Whether a series is more than chance: steady prices, or bills, or enough of them; once a year only at much the same price, and two
 * payments half a year apart only where they are bills.
 */
function isSure(list: readonly Spent[], { period, least }: Shape): boolean {
  const [first, last] = [list[0], list.at(-1)]
  if (first === undefined || last === undefined) return false
  if (period === 'year' || period === 'half-year') {
    const isNear = last.cents <= first.cents * 1.35 && last.cents >= first.cents * 0.75
    return isNear && (period === 'year' || (list.length > least && isSteady(list)) || isBill(last))
  }
  return isSteady(list) || isBill(last) || list.length > least
}

/** The payments that follow (or come before) a series at its distance and about its price, taken from those still free. */
function extended(series: readonly Spent[], free: ReadonlySet<Spent>, { gap }: Shape): readonly Spent[] {
  let list = series
  for (const way of [1, -1]) {
    for (;;) {
      const end = way > 0 ? list.at(-1) : list[0]
      if (end === undefined) return list
      const next = [...free]
        .filter((one) => !list.includes(one))
        .filter((one) => within(way * daysBetween(end.date, one.date), gap))
        .filter((one) => one.cents >= end.cents * 0.5 && one.cents <= end.cents * 1.8)
        .sort((a, b) => Math.abs(a.cents - end.cents) - Math.abs(b.cents - end.cents))[0]
      if (next === undefined) break
      list = way > 0 ? [...list, next] : [next, ...list]
    }
  }
  return list
}

function seriesOf(list: readonly Spent[]): readonly { readonly shape: Shape; readonly paid: readonly Spent[] }[] {
  const whole = shapes.find((shape) => fits(list, shape) && isSure(list, shape))
  if (whole) return [{ shape: whole, paid: list }]
  const byPrice = new Map<number, Spent[]>()
  for (const one of list) {
    const same = byPrice.get(one.cents)
    if (same) same.push(one)
    else byPrice.set(one.cents, [one])
  }
  const free = new Set(list)
  const found: { readonly shape: Shape; readonly paid: readonly Spent[] }[] = []
  for (const same of [...byPrice.values()].filter((one) => one.length >= 3).sort((a, b) => b.length - a.length)) {
    const open = same.filter((one) => free.has(one))
    const shape = shapes.find((one) => open.length >= 3 && fits(open, { ...one, least: Math.max(3, one.least) }))
    if (shape === undefined) continue
    const paid = extended(open, free, shape)
    for (const one of paid) free.delete(one)
    found.push({ shape, paid })
  }
  return found
}

function changesIn(paid: readonly Spent[]): readonly PriceChange[] {
  return paid.flatMap((one, at) => {
    const before = paid[at - 1]
    return before === undefined || before.cents === one.cents
      ? []
      : [{ date: one.date, from: before.cents, to: one.cents }]
  })
}

/** The days of the month payments fall on, the most frequent first, the latest of equals. */
function usualDays(paid: readonly Spent[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const { date } of [...paid].reverse()) counts.set(dayIn(date), (counts.get(dayIn(date)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([day]) => day)
}

/** The next date after the last payment. A payment a few days early for the weekend doesn't move those after it. */
function nextAfter(paid: readonly Spent[], { period, months, days, gap }: Shape): IsoDate {
  const last = (paid.at(-1) as Spent).date
  if (period === 'week' || period === 'two-weeks') return addDays(last, days)
  const isTwice = period === 'half-month'
  const wanted = usualDays(paid).slice(0, isTwice ? 2 : 1)
  const steps = isTwice ? [0, 1] : [months - 1, months, months + 1]
  const dates = steps.flatMap((step) => wanted.map((day) => dateIn(addMonths(monthIn(last), step), day))).sort()
  return dates.find((date) => daysBetween(last, date) >= gap[0]) ?? addDays(last, isTwice ? days : gap[1])
}

function recurringOf(paid: readonly Spent[], shape: Shape, asOf: IsoDate, id: string): Recurring {
  const last = paid.at(-1) as Spent
  const varies = !isSteady(paid)
  const amount = varies ? medianCents(paid.slice(-12).map(({ cents }) => cents)) : last.cents
  const next = nextAfter(paid, shape)
  const often = shape.perYear > 12
  return {
    id,
    merchant: last.merchant,
    category: last.category,
    key: last.key,
    kind: isBill(last) ? 'bill' : varies || often ? 'habit' : 'subscription',
    period: shape.period,
    paid,
    amount,
    varies,
    changes: varies ? [] : changesIn(paid),
    perYear: amount * shape.perYear,
    next,
    isEnded: daysBetween(next, asOf) > shape.grace,
  }
}

/** Every payment that comes again, the most costly a year first, ended ones last. `spent` is sorted, the oldest first. */
export function* recurringIn(spent: readonly Spent[], asOf: IsoDate): Generator<number, readonly Recurring[]> {
  const byMerchant = new Map<string, Spent[]>()
  for (const [at, one] of spent.entries()) {
    if (at % 250 === 0) yield (0.7 * at) / spent.length
    if (one.cents <= 0) continue
    const key = one.merchant.toLowerCase()
    const list = byMerchant.get(key)
    if (list) list.push(one)
    else byMerchant.set(key, [one])
  }
  const found: Recurring[] = []
  let done = 0
  for (const [merchant, list] of byMerchant) {
    done += 1
    if (done % 10 === 0 || list.length > 40) yield 0.7 + (0.3 * done) / byMerchant.size
    if (list.length < 2) continue
    for (const [at, { shape, paid }] of seriesOf(list).entries())
      found.push(recurringOf(paid, shape, asOf, `${merchant}/${at}`))
  }
  return found.sort((a, b) => Number(a.isEnded) - Number(b.isEnded) || b.perYear - a.perYear)
}

export const timesAYear = (period: Period): number => shapeOf(period).perYear
