import { addDays, addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'

/** Monday to Friday without the holidays given, every 7 or 14 days, or the same day each month. */
export type DebitRhythm = 'business-daily' | 'weekly' | 'biweekly' | 'monthly'

/** 0 is Monday. 2001-01-01 was one. */
export const weekday = (date: IsoDate): number => ((daysBetween('2001-01-01', date) % 7) + 7) % 7

/**
 * The dates of `count` debits (at most 1,200) from `first` on. Business-daily ones skip weekends and `holidays`; a first date on
 * such a day moves to the next open one. The others keep their date, since a bank posts them when it opens.
 */
export const debitDates = (
  first: IsoDate,
  rhythm: DebitRhythm,
  count: number,
  holidays: ReadonlySet<IsoDate> = new Set(),
): readonly IsoDate[] => {
  const dates: IsoDate[] = []
  const wanted = Math.min(count, 1200)
  if (rhythm !== 'business-daily') {
    for (let k = 0; k < wanted; k++)
      dates.push(rhythm === 'monthly' ? addMonthsToDate(first, k) : addDays(first, k * (rhythm === 'weekly' ? 7 : 14)))
    return dates
  }
  let day = first
  for (let looked = 0; dates.length < wanted && looked < 5000; looked++) {
    if (weekday(day) < 5 && !holidays.has(day)) dates.push(day)
    day = addDays(day, 1)
  }
  return dates
}
