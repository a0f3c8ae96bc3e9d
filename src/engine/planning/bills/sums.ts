import type { Bill } from '#engine/household/lists.ts'
import { billDatesOf } from '#engine/household/payment-dates.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { addMonths, dateIn, daysBetween, type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { monthlyCost, usualAmount } from './bill-history.ts'
import { dueState } from './due-state.ts'

export type BillKind = Bill['kind']
export const billKinds = ['bill', 'subscription', 'membership', 'renewal'] as const satisfies readonly BillKind[]

/** Averages of a bill's cost over periods, dollars; what comes once has none. */
export interface PeriodSums {
  readonly week: number
  readonly month: number
  readonly quarter: number
  readonly year: number
}

const isOver = ({ endsOn }: Bill, today: IsoDate): boolean => endsOn !== null && endsOn < today
/** Bills that still go on. */
export const currentBills = (bills: readonly Bill[], today: IsoDate): readonly Bill[] =>
  bills.filter((bill) => !isOver(bill, today))

const sumsOf = (bills: readonly Bill[]): PeriodSums => {
  const month = bills.reduce((sum, bill) => sum + monthlyCost(bill), 0)
  return {
    week: roundToCent((month * 12) / 52),
    month: roundToCent(month),
    quarter: roundToCent(month * 3),
    year: roundToCent(month * 12),
  }
}

/** What all bills that go on cost on average, and each kind of them. */
export function periodSums(
  bills: readonly Bill[],
  today: IsoDate,
): { readonly all: PeriodSums; readonly byKind: Readonly<Record<BillKind, PeriodSums>> } {
  const current = currentBills(bills, today)
  const of = (kind: BillKind) => sumsOf(current.filter((bill) => bill.kind === kind))
  return {
    all: sumsOf(current),
    byKind: {
      bill: of('bill'),
      subscription: of('subscription'),
      membership: of('membership'),
      renewal: of('renewal'),
    },
  }
}

export interface MonthDue {
  readonly month: Month
  readonly total: number
  readonly byKind: Readonly<Record<BillKind, number>>
}

/** What falls due in each of the next months, the month of `today` first and from today on. Bills without a due date are not in it. */
export function dueByMonth(bills: readonly Bill[], today: IsoDate, months = 12): readonly MonthDue[] {
  const here = monthOf(today)
  const last = dateIn(addMonths(here, months - 1), 31)
  const due = bills.flatMap((bill) =>
    billDatesOf(bill, today, last).map((on) => ({ month: monthOf(on), kind: bill.kind, amount: usualAmount(bill) })),
  )
  return Array.from({ length: months }, (_, i): MonthDue => {
    const month = addMonths(here, i)
    const own = due.filter((one) => one.month === month)
    const of = (kind: BillKind) => sumToCent(own.filter((one) => one.kind === kind).map(({ amount }) => amount))
    return {
      month,
      total: sumToCent(own.map(({ amount }) => amount)),
      byKind: {
        bill: of('bill'),
        subscription: of('subscription'),
        membership: of('membership'),
        renewal: of('renewal'),
      },
    }
  })
}

export interface DueBill {
  readonly bill: Bill
  readonly on: IsoDate
  readonly amount: number
  readonly isOverdue: boolean
}

/** What is due and not paid up to so many days from today, what is overdue first, then by day. */
export function dueSoon(bills: readonly Bill[], today: IsoDate, days: number): readonly DueBill[] {
  return bills
    .flatMap((bill): DueBill[] => {
      const { next, overdue } = dueState(bill, today)
      const amount = usualAmount(bill)
      const late = overdue.map((on): DueBill => ({ bill, on, amount, isOverdue: true }))
      return next !== null && daysBetween(today, next) <= days
        ? [...late, { bill, on: next, amount, isOverdue: false }]
        : late
    })
    .sort((a, b) => a.on.localeCompare(b.on) || a.bill.name.localeCompare(b.bill.name))
}
