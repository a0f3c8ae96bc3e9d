import { FIRST_YEAR } from '#engine/household/field.ts'
import { addMonths, dateIn, daysBetween, daysInMonth, type IsoDate, type Month } from '#engine/month.ts'
import { categoryKeyOf, type Heard } from './rules.ts'

/** One expense as the views of spending see it. */
export interface Spent {
  readonly id: number
  readonly date: IsoDate
  /** Whole cents; below zero is a refund. */
  readonly cents: number
  readonly text: string
  readonly merchant: string
  readonly category: string
  /** The item of the budget, or the category's own key where only that is known. */
  readonly key: string
}

/** All expenses up to a day, by month, the oldest first. */
export interface SpendingBook {
  readonly spent: readonly Spent[]
  readonly byMonth: ReadonlyMap<Month, readonly Spent[]>
  /** Months with an expense, the oldest first. */
  readonly months: readonly Month[]
  /** The day the record reaches: today, or the last day with an expense where nothing was added for a while. */
  readonly asOf: IsoDate
  /** Expenses dated after today: left out. */
  readonly later: number
  /** Expenses dated before the first year that is counted, a slip in typing or in a file: left out. */
  readonly early: number
}

/** A record that ends this many days before today is taken to end at its last expense. */
export const STILL_KEPT_DAYS = 5
const FIRST_DAY = `${FIRST_YEAR}-01-01`
/** A first month counts as whole where something is recorded within its first days. */
const BEGINS_WITHIN = 7

/** An expense as it is kept: dollars, with the item of the budget where it is known. */
export interface KeptExpense {
  readonly id: number
  readonly amount: number
  readonly item: string
  readonly category: string
  readonly date: string
  readonly key?: string
}

export const spentOf = (
  { id, amount, item, category, date, key }: KeptExpense,
  hear: (text: string) => Heard,
): Spent => ({
  id,
  date: date as IsoDate,
  cents: Math.round(amount * 100),
  text: item,
  // Worked out when somebody asks: totals and categories do without the shop's name.
  get merchant() {
    return hear(item).merchant
  },
  category: categoryKeyOf(category),
  key: key ?? categoryKeyOf(category),
})

export const monthIn = (date: IsoDate): Month => date.slice(0, 7) as Month
export const dayIn = (date: IsoDate): number => Number(date.slice(8))

export function spendingBook(all: readonly Spent[], today: IsoDate): SpendingBook {
  const spent = all
    .filter(({ date }) => date >= FIRST_DAY && date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const byMonth = new Map<Month, Spent[]>()
  for (const one of spent) {
    const month = monthIn(one.date)
    const list = byMonth.get(month)
    if (list) list.push(one)
    else byMonth.set(month, [one])
  }
  const last = spent.at(-1)?.date ?? today
  return {
    spent,
    byMonth,
    months: [...byMonth.keys()],
    asOf: daysBetween(last, today) > STILL_KEPT_DAYS ? last : today,
    later: all.filter(({ date }) => date > today).length,
    early: all.filter(({ date }) => date < FIRST_DAY).length,
  }
}

/** The last day of a month that the record holds. */
export const throughDay = (month: Month, asOf: IsoDate): number =>
  month === monthIn(asOf) ? dayIn(asOf) : daysInMonth(month)

/** Whether the record holds the month from its beginning to its end. */
export function isWholeMonth({ byMonth, months, asOf }: SpendingBook, month: Month): boolean {
  const first = byMonth.get(month)?.[0]
  if (first === undefined || throughDay(month, asOf) < daysInMonth(month)) return false
  return month !== months[0] || dayIn(first.date) <= BEGINS_WITHIN
}

/** Whole months before a month, the nearest first, at most `most` of them and none older than that many months. */
export const monthsBefore = (book: SpendingBook, month: Month, most: number): readonly Month[] =>
  book.months.filter((one) => one < month && one >= addMonths(month, -most) && isWholeMonth(book, one)).reverse()

/** A month's expenses through a day of it. */
export const through = (book: SpendingBook, month: Month, day: number): readonly Spent[] => {
  const list = book.byMonth.get(month) ?? []
  return day >= daysInMonth(month) ? list : list.filter(({ date }) => date <= dateIn(month, Math.max(1, day)))
}

export const centsIn = (list: readonly { readonly cents: number }[]): number =>
  list.reduce((sum, { cents }) => sum + cents, 0)
