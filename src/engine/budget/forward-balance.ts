import { roundToCent } from '#engine/money.ts'
import { addDays, addMonths, addMonthsToDate, daysInMonth, type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { datesOf, extraPayMonths, type Schedule } from './schedule.ts'

export type CashFlow = {
  key: string
  name: string
  kind: 'income' | 'bill'
  /** Dollars each time; 0 or more. */
  amount: number
  schedule: Schedule
}

export type ForwardInput = {
  startDate: IsoDate
  /** Dollars on the account at the start of that day, before anything of it. May be below 0. */
  startingBalance: number
  flows: readonly CashFlow[]
  /** Dollars a month for everything without a date, spread evenly over the days of each month. */
  restPerMonth: number
}

export type BalanceDay = {
  date: IsoDate
  income: number
  bills: number
  /** That day's share of the rest. */
  rest: number
  /** At the end of the day. */
  balance: number
}

export type BalanceMonth = { month: Month; income: number; bills: number; rest: number; end: number; low: number }

export type ForwardBalance =
  | {
      outcome: 'line'
      /** One entry a day for twelve months, the start date first. */
      days: readonly BalanceDay[]
      /** The first day with the lowest end-of-day balance. */
      lowest: { date: IsoDate; balance: number }
      /** The first day that ends below zero; null when none does. */
      firstBelowZero: IsoDate | null
      months: readonly BalanceMonth[]
      /** The first income after the start date. */
      nextPayday: IsoDate | null
      /** Months in which a biweekly income pays three times, or a weekly one five times. */
      extraPay: readonly { key: string; month: Month }[]
    }
  | { outcome: 'refused'; reason: 'not-a-number' | 'negative-amount' | 'no-such-day' }

const dayIsReal = (schedule: Schedule): boolean => {
  const days = schedule.every === 'month' ? [schedule.day] : schedule.every === 'half-month' ? schedule.days : []
  return days.every((d) => Number.isInteger(d) && d >= 1 && d <= 31)
}

type CalendarDay = { date: IsoDate; day: number; length: number }

/**
 * Every day from `first` to `last`, walked month by month: reading each date anew would cost more than all the rest. The latest
 * answer is kept, for every key press on a page asks for the same year.
 */
const calendar = (first: IsoDate, last: IsoDate): readonly CalendarDay[] => {
  if (latest.first !== first || latest.last !== last) latest = { first, last, days: walk(first, last) }
  return latest.days
}
let latest: { first: string; last: string; days: readonly CalendarDay[] } = { first: '', last: '', days: [] }

const walk = (first: IsoDate, last: IsoDate): readonly CalendarDay[] => {
  const days: CalendarDay[] = []
  const lastMonth = monthOf(last)
  let day = Number(first.slice(8))
  for (let month = monthOf(first); month <= lastMonth; month = addMonths(month, 1), day = 1) {
    const length = daysInMonth(month)
    const end = month === lastMonth ? Number(last.slice(8)) : length
    for (; day <= end; day++) days.push({ date: `${month}-${day < 10 ? '0' : ''}${day}` as IsoDate, day, length })
  }
  return days
}

/** Dollars to whole cents. The days are added up in these: they need no rounding. */
const inCents = (dollars: number): number => Math.round(roundToCent(dollars) * 100)

/**
 * The share of `perMonth` that falls on each day, in cents, so that the days of a whole month sum to it exactly. Worked out once
 * for each length a month can have.
 */
const dailyShares = (perMonth: number): ((day: CalendarDay) => number) => {
  const upTo = new Map<number, readonly number[]>()
  return ({ day, length }) => {
    let sums = upTo.get(length)
    if (sums === undefined) {
      sums = Array.from({ length: length + 1 }, (_, n) => inCents((perMonth * n) / length))
      upTo.set(length, sums)
    }
    return (sums[day] ?? 0) - (sums[day - 1] ?? 0)
  }
}

/** Past this many dollars whole cents can no longer be told apart. */
const MOST = 1e12
const isCountable = (amount: number): boolean => Math.abs(amount) <= MOST

/**
 * The balance at the end of each of the next 365 or 366 days. Everything is whole cents: the last balance is the starting one
 * plus all income less all bills and the daily rest. Income and bills of one day count together; a bank may book a bill first.
 * Amounts past a trillion dollars are refused as not a number.
 */
export const forwardBalance = (input: ForwardInput): ForwardBalance => {
  const { startDate, flows } = input
  const amounts = [input.restPerMonth, ...flows.map((f) => f.amount)]
  if (![input.startingBalance, ...amounts].every(isCountable)) return { outcome: 'refused', reason: 'not-a-number' }
  if (amounts.some((a) => a < 0)) return { outcome: 'refused', reason: 'negative-amount' }
  if (!flows.every((f) => dayIsReal(f.schedule))) return { outcome: 'refused', reason: 'no-such-day' }

  const lastDate = addDays(addMonthsToDate(startDate, 12), -1)
  const moved = { income: new Map<IsoDate, number>(), bill: new Map<IsoDate, number>() }
  let nextPayday: IsoDate | null = null
  for (const { kind, amount, schedule } of flows) {
    const each = inCents(amount)
    for (const date of datesOf(schedule, startDate, lastDate)) {
      moved[kind].set(date, (moved[kind].get(date) ?? 0) + each)
      const isPayday = kind === 'income' && amount > 0 && date > startDate
      if (isPayday && (nextPayday === null || date < nextPayday)) nextPayday = date
    }
  }

  let balance = inCents(input.startingBalance)
  const shareOf = dailyShares(input.restPerMonth)
  const days = calendar(startDate, lastDate).map((day): BalanceDay => {
    const { date } = day
    const income = moved.income.get(date) ?? 0
    const bills = moved.bill.get(date) ?? 0
    const rest = shareOf(day)
    balance += income - bills - rest
    return { date, income: income / 100, bills: bills / 100, rest: rest / 100, balance: balance / 100 }
  })
  const low = lowestOf(days)
  return {
    outcome: 'line',
    days,
    lowest: low ?? { date: startDate, balance: balance / 100 },
    firstBelowZero: days.find((d) => d.balance < 0)?.date ?? null,
    months: monthsOf(days),
    nextPayday,
    extraPay: flows
      .filter((f) => f.kind === 'income')
      .flatMap((f) => extraPayMonths(f.schedule, startDate, lastDate).map((month) => ({ key: f.key, month }))),
  }
}

const lowestOf = (days: readonly BalanceDay[]): { date: IsoDate; balance: number } | null =>
  days.reduce<{ date: IsoDate; balance: number } | null>(
    (low, { date, balance }) => (low === null || balance < low.balance ? { date, balance } : low),
    null,
  )

const monthsOf = (days: readonly BalanceDay[]): readonly BalanceMonth[] => {
  const months: BalanceMonth[] = []
  let start = 0
  while (start < days.length) {
    const month = days[start]?.date.slice(0, 7) as Month
    let end = start
    while (days[end]?.date.startsWith(month)) end++
    const own = days.slice(start, end)
    const sum = (of: 'income' | 'bills' | 'rest') => roundToCent(own.reduce((total, day) => total + day[of], 0))
    const last = own.at(-1)?.balance ?? 0
    const low = own.reduce((least, day) => Math.min(least, day.balance), last)
    months.push({ month, income: sum('income'), bills: sum('bills'), rest: sum('rest'), end: last, low })
    start = end
  }
  return months
}

export type SafeToSpend = {
  /** Dollars that can go today; never below 0. */
  amount: number
  /** How far the lowest balance lies under the buffer when nothing can be spent, dollars; else 0. */
  short: number
  /** The day that sets the limit. */
  on: IsoDate
}

/**
 * The most that can be spent today, beyond what the line already holds, so that no day ends below `buffer` dollars:
 * before the next payday (through the day before it; the whole year without one) and over the whole year.
 */
export const safeToSpend = (
  line: Extract<ForwardBalance, { outcome: 'line' }>,
  buffer: number,
): { untilPayday: SafeToSpend | null; overYear: SafeToSpend | null } => {
  const within = (days: readonly BalanceDay[]): SafeToSpend | null => {
    const low = lowestOf(days)
    if (low === null || !Number.isFinite(buffer)) return null
    const room = roundToCent(low.balance - buffer)
    return { amount: Math.max(0, room), short: Math.max(0, -room), on: low.date }
  }
  const { nextPayday } = line
  return {
    untilPayday: within(nextPayday === null ? line.days : line.days.filter((d) => d.date < nextPayday)),
    overYear: within(line.days),
  }
}
