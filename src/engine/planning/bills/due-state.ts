import type { Bill } from '#engine/household/lists.ts'
import { addDays, addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'
import { dueDays } from './due-days.ts'

/** How far back an unpaid due date is still asked for, days. */
const LOOK_BACK = 62

export interface DueState {
  /** The next due date that is not paid, on or after today; null: none is known or it has ended. */
  readonly next: IsoDate | null
  /** The last due date on or before today that a payment was written down for. */
  readonly paidFor: IsoDate | null
  /** Due dates before today without a payment, oldest first. Only for bills whose payments are written down, and not by autopay. */
  readonly overdue: readonly IsoDate[]
}

/** The due date a payment belongs to: the nearest; halfway between two, the earlier one is being paid late. */
function dueFor(on: IsoDate, dates: readonly IsoDate[]): IsoDate | null {
  return dates.reduce<IsoDate | null>((best, date) => {
    const [far, near] = [Math.abs(daysBetween(date, on)), best === null ? Infinity : Math.abs(daysBetween(best, on))]
    return far < near ? date : best
  }, null)
}

/**
 * Which due dates are paid and which are not. A payment written down belongs to the due date nearest to it. Nothing is called overdue
 * before the first payment written down, for until then nobody said that payments are followed here; autopay pays by itself.
 */
export function dueState(bill: Bill, today: IsoDate): DueState {
  const earliest = addDays(today, -LOOK_BACK)
  const payments = (bill.paid ?? []).filter(({ amount }) => amount > 0).map(({ on }) => on)
  const since = [...payments].sort()[0]
  // A year before the oldest payment, so that each finds the day it was for.
  const first = addMonthsToDate(since !== undefined && since < earliest ? since : earliest, -12)
  const days = dueDays(bill, first, addMonthsToDate(today, 13))
  const paid = new Set(payments.map((on) => dueFor(on, days)).filter((date) => date !== null))
  const dates = days.filter((date) => date >= earliest)
  const followed = since !== undefined && bill.autopay !== true
  return {
    next: dates.find((date) => date >= today && !paid.has(date)) ?? null,
    paidFor: days.findLast((date) => date <= today && paid.has(date)) ?? null,
    overdue: followed ? dates.filter((date) => date < today && date >= since && !paid.has(date)) : [],
  }
}

/** The day to write down for a payment made today toward a due date: today where that is the nearest due date, else the due date. */
export function paymentDay(bill: Bill, due: IsoDate, today: IsoDate): IsoDate {
  const days = dueDays(bill, addMonthsToDate(today, -13), addMonthsToDate(today, 13))
  return dueFor(today, days) === due ? today : due
}
