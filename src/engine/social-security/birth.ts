import type { AgeByBirth } from '#facts/social-security/rules.ts'
import type { IsoDate, Month } from '../month.ts'
import { formatMonth, monthOfYear, parseIsoDate, yearOf } from '../month.ts'

/**
 * Ages as the law counts them (20 CFR 404.2(c)(4)): a person attains an age on the day before the birthday, so somebody born
 * on 1 January belongs to the year before, and somebody born on the first of a month to the month before.
 *
 * Months here are counts: year × 12 + month of the year from 0 (January 2026 is 24312). They add and compare as numbers, which
 * projections of thousands of months need; `toMonthCount` and `fromMonthCount` lead to and from 'YYYY-MM'.
 */
export type MonthCount = number

export const toMonthCount = (month: Month): MonthCount => yearOf(month) * 12 + monthOfYear(month) - 1

/** A whole count of a year from 1 to 9999. */
export const fromMonthCount = (count: MonthCount): Month => formatMonth(Math.floor(count / 12), (count % 12) + 1)

export const yearOfCount = (count: MonthCount): number => Math.floor(count / 12)

/** The published tables that turn a birth into the months that matter. Ages in months; the credit in percent per year. */
export interface AgeTables {
  readonly fullAge: { readonly byBirth: readonly AgeByBirth[]; readonly laterBirths: number }
  readonly survivorFullAge: { readonly byBirth: readonly AgeByBirth[]; readonly laterBirths: number }
  readonly credits: {
    readonly byBirth: readonly { readonly lastBirthYear: number; readonly yearlyPercent: number }[]
    readonly laterBirths: number
  }
  readonly ages: {
    readonly worker: number
    readonly survivor: number
    readonly disabledSurvivor: number
    readonly lastCredit: number
  }
}

/** One person's calendar under the law. Every field named …Month is a `MonthCount`. */
export interface LegalBirth {
  readonly born: IsoDate
  /** Year and month of the day before the birthday. */
  readonly year: number
  readonly month: MonthCount
  /** Full retirement age in months: 804 is 67 years. */
  readonly fullAge: number
  readonly survivorFullAge: number
  /** The month in which 62 is attained; its year picks the benefit formula. */
  readonly month62: MonthCount
  /** First month of a retirement or spouse's benefit: the person must be 62 all month (s. 202(a)). */
  readonly firstMonth: MonthCount
  readonly fullMonth: MonthCount
  /** First month of a survivor's benefit: 60 attained at some time in it is enough (s. 202(e)). */
  readonly survivorFirstMonth: MonthCount
  readonly survivorFullMonth: MonthCount
  /** The month in which 70 is attained: waiting longer earns nothing. */
  readonly month70: MonthCount
  /** Percent of the PIA for twelve months of waiting past full retirement age. */
  readonly creditPercent: number
}

const byBirthYear = <T extends { readonly lastBirthYear: number }>(rows: readonly T[], year: number): T | undefined =>
  rows.find((row) => year <= row.lastBirthYear)

/** Null when the text is not a real date. */
export const legalBirth = (date: string, tables: AgeTables): LegalBirth | null => {
  const born = parseIsoDate(date)
  if (born === null) return null
  const day = Number(born.slice(8))
  const calendarMonth = Number(born.slice(0, 4)) * 12 + Number(born.slice(5, 7)) - 1
  const month = day === 1 ? calendarMonth - 1 : calendarMonth
  const year = yearOfCount(month)
  const fullAge = byBirthYear(tables.fullAge.byBirth, year)?.months ?? tables.fullAge.laterBirths
  const survivorFullAge =
    byBirthYear(tables.survivorFullAge.byBirth, year)?.months ?? tables.survivorFullAge.laterBirths
  const month62 = month + tables.ages.worker
  return {
    born,
    year,
    month,
    fullAge,
    survivorFullAge,
    month62,
    firstMonth: day === 2 ? month62 : month62 + 1,
    fullMonth: month + fullAge,
    survivorFirstMonth: month + tables.ages.survivor,
    survivorFullMonth: month + survivorFullAge,
    month70: month + tables.ages.lastCredit,
    creditPercent: byBirthYear(tables.credits.byBirth, year)?.yearlyPercent ?? tables.credits.laterBirths,
  }
}

/** Every month in which a retirement claim makes sense, the first possible one to the month of 70: 96 of them, 97 if born on the 2nd. */
export const claimMonths = (birth: LegalBirth): MonthCount[] =>
  Array.from({ length: birth.month70 - birth.firstMonth + 1 }, (_, i) => birth.firstMonth + i)

/** Age in whole months under the law that is attained by the end of a month. */
export const ageIn = (birth: LegalBirth, month: MonthCount): number => month - birth.month
