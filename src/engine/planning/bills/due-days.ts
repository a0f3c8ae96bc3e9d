import { datesOf, type Schedule } from '#engine/budget/schedule.ts'
import type { Bill } from '#engine/household/lists.ts'
import { scheduleOf } from '#engine/household/payment-dates.ts'
import { addDays, addMonthsToDate, type IsoDate } from '#engine/month.ts'

/** The same pattern of days, but reaching back to `first`: what a bill's one known due date says of the days before it. */
function reachingBack(bill: Bill, due: IsoDate, first: IsoDate): Schedule {
  const schedule = scheduleOf(bill.every, due)
  switch (schedule.every) {
    case 'once':
      return schedule
    case 'month':
      return { every: 'month', day: schedule.day }
    case 'half-month':
      return { every: 'half-month', days: schedule.days }
    default: {
      // Two weeks keep the pattern of weeks, four years that of the months with February 29.
      let from = schedule.from
      const isWeeks = schedule.every === 'week' || schedule.every === 'two-weeks'
      while (from > first) from = isWeeks ? addDays(from, -14) : addMonthsToDate(from, -48)
      return { every: schedule.every, from }
    }
  }
}

/**
 * Due days of a bill from `first` to `last`, in the past too: counted from its one known due date both ways, not before it started and
 * not after it ends. None where no due date is known.
 */
export function dueDays(bill: Bill, first: IsoDate, last: IsoDate): readonly IsoDate[] {
  const { dueOn, startedOn, endsOn } = bill
  if (dueOn === null) return []
  const from = startedOn !== null && startedOn > first ? startedOn : first
  const until = endsOn !== null && endsOn < last ? endsOn : last
  return until < from ? [] : datesOf(reachingBack(bill, dueOn, from), from, until)
}
