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

/** Every day from `first` to `last`, walked month by month: reading each date anew would cost more than all the rest. */
const calendar = (first: IsoDate, last: IsoDate): readonly CalendarDay[] => {
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

/** The share of `perMonth` that falls on the n-th day of a month, so that the days of a whole month sum to it exactly. */
const shareOfDay = (perMonth: number, { day, length }: CalendarDay): number =>
  perMonth === 0
    ? 0
    : roundToCent(roundToCent((perMonth * day) / length) - roundToCent((perMonth * (day - 1)) / length))

/**
 * The balance at the end of each of the next 365 or 366 days. Everything is whole cents: the last balance is the starting one
 * plus all income less all bills and the daily rest. Income and bills of one day count together; a bank may book a bill first.
 */
export const forwardBalance = (input: ForwardInput): ForwardBalance => {
  const { startDate, flows } = input
  const amounts = [input.restPerMonth, ...flows.map((f) => f.amount)]
  if (![input.startingBalance, ...amounts].every(Number.isFinite)) return { outcome: 'refused', reason: 'not-a-number' }
  if (amounts.some((a) => a < 0)) return { outcome: 'refused', reason: 'negative-amount' }
  if (!flows.every((f) => dayIsReal(f.schedule))) return { outcome: 'refused', reason: 'no-such-day' }

  const lastDate = addDays(addMonthsToDate(startDate, 12), -1)
  const moved = { income: new Map<IsoDate, number>(), bill: new Map<IsoDate, number>() }
  let nextPayday: IsoDate | null = null
  for (const { kind, amount, schedule } of flows)
    for (const date of datesOf(schedule, startDate, lastDate)) {
      moved[kind].set(date, roundToCent((moved[kind].get(date) ?? 0) + roundToCent(amount)))
      const isPayday = kind === 'income' && amount > 0 && date > startDate
      if (isPayday && (nextPayday === null || date < nextPayday)) nextPayday = date
    }

  let balance = roundToCent(input.startingBalance)
  const days = calendar(startDate, lastDate).map((one): BalanceDay => {
    const { date } = one
    const income = moved.income.get(date) ?? 0
    const bills = moved.bill.get(date) ?? 0
    const rest = shareOfDay(input.restPerMonth, one)
    balance = roundToCent(balance + income - bills - rest)
    return { date, income, bills, rest, balance }
  })
  const low = lowestOf(days)
  return {
    outcome: 'line',
    days,
    lowest: low ?? { date: startDate, balance },
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
  const months = new Map<Month, BalanceMonth>()
  for (const d of days) {
    const month = d.date.slice(0, 7) as Month
    const so = months.get(month) ?? { month, income: 0, bills: 0, rest: 0, end: 0, low: d.balance }
    months.set(month, {
      month,
      income: roundToCent(so.income + d.income),
      bills: roundToCent(so.bills + d.bills),
      rest: roundToCent(so.rest + d.rest),
      end: d.balance,
      low: Math.min(so.low, d.balance),
    })
  }
  return [...months.values()]
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
