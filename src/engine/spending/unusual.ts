import { addMonths, daysBetween, type Month } from '#engine/month.ts'
import { hinges } from './quantile.ts'
import type { PriceChange, Recurring } from './recurring.ts'
import { monthIn, type SpendingBook, type Spent } from './spending-book.ts'

/** What stands out in a month, each by a rule that can be shown. Whole cents. */
export type Unusual =
  /** The same shop and amount on the same day or the next, and neither was refunded. */
  | { readonly kind: 'twice'; readonly first: Spent; readonly second: Spent }
  /** More than the category's upper quartile plus three times its spread: Tukey's "far out". */
  | {
      readonly kind: 'large'
      readonly spent: Spent
      readonly fence: number
      readonly upper: number
      readonly lower: number
      readonly of: number
    }
  /** A price that changed. */
  | { readonly kind: 'price'; readonly recurring: Recurring; readonly change: PriceChange }
  /** Expected in this month and not seen. */
  | { readonly kind: 'missing'; readonly recurring: Recurring }
  /** A shop never paid before, for more than most purchases. */
  | { readonly kind: 'new-shop'; readonly spent: Spent; readonly upper: number }

/** Below these (cents) nothing is worth a word. */
export const LEAST_LARGE = 5000
export const LEAST_NEW = 5000
export const LEAST_TWICE = 300
/** Purchases of a category in the twelve months before that its quartiles need, and months of record before a shop can be new. */
const LEAST_COUNT = 10
const LEAST_RECORD = 3
/** A shop where the same amount comes twice in a day or two this often sells it so: fares, coffee. */
const USUALLY_TWICE = 3
const REFUND_WITHIN = 30
/** Days after the expected one before a payment is missed. */
const LATE_AFTER = 4

export function unusualIn(book: SpendingBook, month: Month, recurring: readonly Recurring[]): readonly Unusual[] {
  const here = book.byMonth.get(month) ?? []
  const paid = new Set(recurring.flatMap((one) => one.paid))
  const large = largeIn(book, here, month, paid)
  const isSaid = new Set(large.map(({ spent }) => spent))
  return [
    ...twiceIn(book, here, paid),
    ...priceChanges(recurring, month),
    ...missing(book, recurring, month),
    ...large,
    ...newShops(book, here, month, paid).filter((one) => one.kind !== 'new-shop' || !isSaid.has(one.spent)),
  ]
}

const pairKey = ({ merchant, cents }: Spent): string => `${merchant.toLowerCase()} ${cents}`

function twiceIn(book: SpendingBook, here: readonly Spent[], paid: ReadonlySet<Spent>): readonly Unusual[] {
  const wanted = new Set(here.filter((one) => one.cents >= LEAST_TWICE && !paid.has(one)).map(pairKey))
  const alike = new Map<string, Spent[]>()
  const pairs = new Map<string, number>()
  for (const one of book.spent) {
    const key = pairKey(one)
    if (!wanted.has(key) || paid.has(one)) continue
    const list = alike.get(key) ?? []
    const before = list.at(-1)
    const shop = one.merchant.toLowerCase()
    if (before && daysBetween(before.date, one.date) <= 1) pairs.set(shop, (pairs.get(shop) ?? 0) + 1)
    list.push(one)
    alike.set(key, list)
  }
  const isRefunded = (one: Spent) =>
    book.spent.some(
      (other) =>
        other.cents === -one.cents &&
        other.merchant.toLowerCase() === one.merchant.toLowerCase() &&
        other.date >= one.date &&
        daysBetween(one.date, other.date) <= REFUND_WITHIN,
    )
  return [...alike.values()].flatMap((list) =>
    list.flatMap((second, at): Unusual[] => {
      const first = list[at - 1]
      if (first === undefined || !here.includes(second) || daysBetween(first.date, second.date) > 1) return []
      if ((pairs.get(second.merchant.toLowerCase()) ?? 0) >= USUALLY_TWICE || isRefunded(second)) return []
      return [{ kind: 'twice', first, second }]
    }),
  )
}

const priceChanges = (recurring: readonly Recurring[], month: Month): readonly Unusual[] =>
  recurring.flatMap((one) =>
    one.changes.flatMap((change): Unusual[] =>
      monthIn(change.date) === month ? [{ kind: 'price', recurring: one, change }] : [],
    ),
  )

function missing(book: SpendingBook, recurring: readonly Recurring[], month: Month): readonly Unusual[] {
  if (month !== monthIn(book.asOf)) return []
  return recurring.flatMap((one): Unusual[] =>
    one.kind !== 'habit' && !one.isEnded && daysBetween(one.next, book.asOf) > LATE_AFTER
      ? [{ kind: 'missing', recurring: one }]
      : [],
  )
}

function largeIn(
  book: SpendingBook,
  here: readonly Spent[],
  month: Month,
  paid: ReadonlySet<Spent>,
): readonly Extract<Unusual, { kind: 'large' }>[] {
  const from = addMonths(month, -12)
  const before = new Map<string, number[]>()
  for (const one of book.spent) {
    const when = monthIn(one.date)
    if (when < from || when >= month || one.cents <= 0 || paid.has(one)) continue
    const list = before.get(one.category)
    if (list) list.push(one.cents)
    else before.set(one.category, [one.cents])
  }
  const fences = new Map(
    [...before].flatMap(([category, cents]) => {
      if (cents.length < LEAST_COUNT) return []
      const { lower, upper } = hinges(cents)
      return [[category, { lower, upper, fence: upper + 3 * (upper - lower), of: cents.length }] as const]
    }),
  )
  return here
    .flatMap((spent): Extract<Unusual, { kind: 'large' }>[] => {
      const fence = fences.get(spent.category)
      return fence && !paid.has(spent) && spent.cents >= LEAST_LARGE && spent.cents > fence.fence
        ? [{ kind: 'large', spent, ...fence }]
        : []
    })
    .sort((a, b) => b.spent.cents - a.spent.cents)
}

function newShops(
  book: SpendingBook,
  here: readonly Spent[],
  month: Month,
  paid: ReadonlySet<Spent>,
): readonly Unusual[] {
  if (book.months.filter((one) => one < month).length < LEAST_RECORD) return []
  const before = book.spent.filter(({ date, cents }) => monthIn(date) < month && cents > 0)
  const known = new Set(before.map(({ merchant }) => merchant.toLowerCase()))
  const { upper } = hinges(before.map(({ cents }) => cents))
  return here
    .filter(
      (one) => one.cents >= Math.max(LEAST_NEW, upper) && !paid.has(one) && !known.has(one.merchant.toLowerCase()),
    )
    .sort((a, b) => b.cents - a.cents)
    .map((spent) => ({ kind: 'new-shop', spent, upper }))
}
