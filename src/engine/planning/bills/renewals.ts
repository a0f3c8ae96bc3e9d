import { datesOf } from '#engine/budget/schedule.ts'
import type { Bill } from '#engine/household/lists.ts'
import { noticeDaysOf, scheduleOf } from '#engine/household/payment-dates.ts'
import { addDays, addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'

export interface Renewal {
  /** The next day it renews or charges again by itself. */
  readonly on: IsoDate
  /** The last day to give notice before that; the day before where the notice is not known, for a charge may run at midnight. */
  readonly cancelBy: IsoDate
  /** Days from today to `cancelBy`; below 0 it is too late for this one. */
  readonly daysLeft: number
  /** Whether `on` is a renewal the visitor named, or the next charge. */
  readonly of: 'term' | 'charge'
  /** The next one that can still be stopped; this one while there is time, null where the next term is not known. */
  readonly stoppable: IsoDate | null
}

/** Bills that go on until somebody stops them. */
export const renewsByItself = ({ kind, every, renewsOn }: Bill): boolean =>
  every !== 'once' && (kind === 'subscription' || kind === 'membership' || renewsOn !== null)

const isTerm = ({ every }: Bill): boolean => every === 'quarter' || every === 'half-year' || every === 'year'

/** Renewal days from `first` on. A term's day that has passed comes again a period later where the period is a quarter or longer. */
function daysFrom(bill: Bill, first: IsoDate, last: IsoDate): { of: Renewal['of']; dates: readonly IsoDate[] } | null {
  const { renewsOn, dueOn } = bill
  if (renewsOn !== null && (renewsOn >= first || isTerm(bill))) {
    const dates = isTerm(bill) ? datesOf(scheduleOf(bill.every, renewsOn), first, last) : [renewsOn]
    return { of: 'term', dates }
  }
  return renewsOn === null && dueOn !== null
    ? { of: 'charge', dates: datesOf(scheduleOf(bill.every, dueOn), first, last) }
    : null
}

/**
 * When a bill renews next and by when to stop it. Null: it does not renew by itself, it has ended, or its renewal day has passed and
 * nobody knows the next one.
 */
export function renewalOf(bill: Bill, today: IsoDate): Renewal | null {
  if (!renewsByItself(bill) || (bill.endsOn !== null && bill.endsOn < today)) return null
  const ahead = daysFrom(bill, today, addMonthsToDate(today, 36))
  const on = ahead?.dates[0]
  if (ahead === null || on === undefined || (bill.endsOn !== null && on > bill.endsOn)) return null
  const notice = noticeDaysOf(bill)
  const last = (date: IsoDate) => addDays(date, -notice)
  return {
    on,
    cancelBy: last(on),
    daysLeft: daysBetween(today, last(on)),
    of: ahead.of,
    stoppable: ahead.dates.find((date) => last(date) >= today) ?? null,
  }
}
