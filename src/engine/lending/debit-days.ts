import { addDays, addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'

/** Days since Monday, 1 January 2001; the remainder by 7 is the weekday, 0 a Monday. */
export const dayNumber = (date: IsoDate): number => daysBetween('2001-01-01', date)
export const dateOfDay = (day: number): IsoDate => addDays('2001-01-01', day)

/**
 * The days of business-daily debits, counted from the day of funding: Monday to Friday without `closed` (day numbers), the first
 * on the day after funding at the earliest. By count (at most 1,200), or all up to the same day `months` later (at most 1,200;
 * at least one). The dates of debit-calendar.ts, without making a date of each.
 */
export const businessDebitDays = (
  fundedOn: IsoDate,
  until: { readonly count: number } | { readonly months: number },
  closed: ReadonlySet<number>,
): readonly number[] => {
  const start = dayNumber(fundedOn)
  const wanted = 'count' in until ? Math.min(until.count, 1200) : 1200
  const lastDay = 'months' in until ? daysBetween(fundedOn, addMonthsToDate(fundedOn, until.months)) : 5000
  const days: number[] = []
  for (let day = 1; days.length < wanted && (day <= lastDay || days.length === 0) && day < 5000; day++) {
    const number = start + day
    if (((number % 7) + 7) % 7 < 5 && !closed.has(number)) days.push(day)
  }
  return days
}
