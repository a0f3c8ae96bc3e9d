import {
  addDays,
  addMonths,
  addMonthsToDate,
  dateIn,
  formatMonth,
  type IsoDate,
  type Month,
  yearOf,
} from '#engine/month.ts'
import { nextBusinessDay } from '#engine/tax/business-day.ts'
import type { AgeByBirth } from '#facts/social-security/rules.ts'
import { fullRetirementMonths } from './full-age.ts'

/** A day of every year, 'MM-DD'. */
export type MonthDay = `${number}-${number}`

/**
 * How a task's day follows from a birth month or from the day something happened. `taxDay`: a day to file, pay or hand over by, which the tax
 * law moves off weekends and holidays (IRC 7503). Days that only end a period, as December 31 or the first required withdrawal, don't move.
 */
export type Due =
  /** The month in which an age is reached, plus `months`; its first or last day. */
  | { readonly from: 'birth'; readonly age: number; readonly months?: number; readonly at: 'first' | 'last' }
  /** A day of the year in which an age is reached, or some years later. */
  | {
      readonly from: 'birth-year'
      readonly age: number
      readonly years?: number
      readonly day: MonthDay
      readonly taxDay?: true
    }
  /** The month of full retirement age. */
  | { readonly from: 'full-age' }
  /** A day of the year in which required withdrawals begin, or some years later. */
  | { readonly from: 'rmd-year'; readonly years: number; readonly day: MonthDay }
  | { readonly from: 'event'; readonly days?: number; readonly months?: number }
  | { readonly from: 'event-year'; readonly years: number; readonly day: MonthDay; readonly taxDay?: true }
  /** The next such day of any year. */
  | { readonly from: 'calendar'; readonly day: MonthDay; readonly taxDay?: true }
  | { readonly from: 'day'; readonly date: IsoDate }

/** A date this many years away is one that is being typed, or a slip. */
const FARTHEST_YEARS = 100
export const isNear = (date: IsoDate, today: IsoDate): boolean =>
  Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= FARTHEST_YEARS

/** Law that turns a birth into ages; see facts/social-security/rules.ts and facts/retirement/required-distributions.ts. */
export interface AgeLaw {
  readonly fullAge: { readonly byBirth: readonly AgeByBirth[]; readonly laterBirths: number }
  readonly rmdStart: readonly {
    readonly bornFrom: string | null
    readonly bornTo: string | null
    readonly age: number
  }[]
}
export interface Dates {
  readonly born: Month | null
  readonly event: IsoDate | null
  readonly today: IsoDate
}

/** The day in a year, moved where the law moves it. */
function dayOf(year: number, day: MonthDay, taxDay = false): IsoDate {
  const named = dateIn(formatMonth(year, Number(day.slice(0, 2))), Number(day.slice(3)))
  return taxDay ? nextBusinessDay(named) : named
}

/** Whether a due day is another than the one the law names, because that one is a weekend or a holiday. */
export const isMoved = (due: Due, on: IsoDate | null): boolean =>
  on !== null && 'taxDay' in due && due.taxDay === true && on.slice(5) !== due.day

/** The age at which required withdrawals begin for a birth in this month. */
export function rmdAge(born: Month, { rmdStart }: AgeLaw): number {
  const day = `${born}-15`
  const row = rmdStart.find(({ bornFrom, bornTo }) => (bornFrom ?? '') <= day && day <= (bornTo ?? '9999'))
  return row?.age ?? 75
}

/** The year in which an age, half years too, is reached. */
const yearOfAge = (born: Month, age: number): number => yearOf(addMonths(born, Math.round(age * 12)))

/** The day a task is due; null where the date it follows from is not known. */
export function dueOn(due: Due, { born, event, today }: Dates, law: AgeLaw): IsoDate | null {
  switch (due.from) {
    case 'birth': {
      if (born === null) return null
      const month = addMonths(born, due.age * 12 + (due.months ?? 0))
      return dateIn(month, due.at === 'first' ? 1 : 31)
    }
    case 'birth-year':
      return born === null ? null : dayOf(yearOf(born) + due.age + (due.years ?? 0), due.day, due.taxDay)
    case 'full-age':
      return born === null ? null : dateIn(addMonths(born, fullRetirementMonths(born, law.fullAge)), 1)
    case 'rmd-year':
      return born === null ? null : dayOf(yearOfAge(born, rmdAge(born, law)) + due.years, due.day)
    case 'event':
      return event === null ? null : addDays(addMonthsToDate(event, due.months ?? 0), due.days ?? 0)
    case 'event-year':
      return event === null ? null : dayOf(Number(event.slice(0, 4)) + due.years, due.day, due.taxDay)
    case 'calendar': {
      const year = Number(today.slice(0, 4))
      const here = dayOf(year, due.day, due.taxDay)
      return here >= today ? here : dayOf(year + 1, due.day, due.taxDay)
    }
    case 'day':
      return due.date
  }
}

/** How a due day stands today. `soon`: within so many days. */
export type Standing = 'late' | 'soon' | 'later' | 'open'
export function standingOf(on: IsoDate | null, today: IsoDate, soonDays: number): Standing {
  if (on === null) return 'open'
  if (on < today) return 'late'
  return on <= addDays(today, soonDays) ? 'soon' : 'later'
}
