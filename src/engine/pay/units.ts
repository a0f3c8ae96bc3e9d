/** Pay by the hour, day, week, two weeks, half month, month and year: one amount, seven ways to say it. */
import { roundToCent } from '../money.ts'

export type PayUnit = 'hour' | 'day' | 'week' | 'two-weeks' | 'half-month' | 'month' | 'year'

export interface WorkWeek {
  /** Hours the pay is for, in a week. */
  readonly hours: number
  /** Days they are spread over. */
  readonly days: number
}

/** Weeks of a full year in pay matters: 52, so that a month is 52/12 weeks and half a month 52/24 (29 CFR 778.113(b)). */
export const WEEKS = 52

/** How many of a unit a full year of 52 paid weeks holds. Zero for hours and days where the week has none. */
export function perYear(unit: PayUnit, { hours, days }: WorkWeek): number {
  const counts: Readonly<Record<PayUnit, number>> = {
    hour: hours * WEEKS,
    day: days * WEEKS,
    week: WEEKS,
    'two-weeks': WEEKS / 2,
    'half-month': 24,
    month: 12,
    year: 1,
  }
  return counts[unit]
}

/** Dollars of a full year of 52 paid weeks. */
export const fullYear = (amount: number, unit: PayUnit, week: WorkWeek): number => amount * perYear(unit, week)

/**
 * A year's dollars in each unit. `paidWeeks` of 52 are paid: hours, days and weeks are those paid; half months and months spread the
 * year evenly. Null where there is nothing to divide by (no hours, no paid week).
 */
export function inEveryUnit(
  yearly: number,
  week: WorkWeek,
  paidWeeks: number,
): Readonly<Record<PayUnit, number | null>> {
  const over = (count: number) => (count > 0 ? yearly / count : null)
  return {
    hour: over(week.hours * paidWeeks),
    day: over(week.days * paidWeeks),
    week: over(paidWeeks),
    'two-weeks': over(paidWeeks / 2),
    'half-month': yearly / 24,
    month: yearly / 12,
    year: yearly,
  }
}

/**
 * Federal civilian pay (5 U.S.C. 5504(b); 5 CFR 531.607): the hourly rate is the annual rate over 2,087 hours, rounded to the cent;
 * two weeks are 80 of those hours. 2,087 is the average of the calendar's 28-year cycle, where 52 weeks of 40 hours are only 2,080.
 */
export function federalRates(yearly: number): { readonly hourly: number; readonly twoWeeks: number } {
  const hourly = roundToCent(yearly / 2087)
  return { hourly, twoWeeks: roundToCent(hourly * 80) }
}
