/**
 * Calendar months ('2026-12') and dates ('2026-12-31') as plain strings: they sort as text, travel in a link, and know no
 * time zone. `parseMonth` and `parseIsoDate` read outside text and answer null; the other functions expect a valid value and
 * throw RangeError on anything else (a programmer's mistake). Years 0001 to 9999, proleptic Gregorian.
 */

/** 'YYYY-MM' */
export type Month = `${number}-${number}`
/** 'YYYY-MM-DD' */
export type IsoDate = `${number}-${number}-${number}`

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days of a month of the year (1 to 12), for loops over many months. */
export const lengthOf = (year: number, monthOfYear: number): number =>
  monthOfYear === 2 && isLeapYear(year) ? 29 : (LENGTHS[monthOfYear - 1] ?? 0)

/** Text from outside to a month, or null: exactly 'YYYY-MM' with a month from 01 to 12. */
export const parseMonth = (text: string): Month | null =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && !text.startsWith('0000') ? (text as Month) : null

const months = (month: Month): number => {
  if (parseMonth(month) === null) throw new RangeError(`Not a month: ${month}`)
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
}

const fromMonths = (count: number): Month => {
  const year = Math.floor(count / 12)
  if (!Number.isInteger(count) || year < 1 || year > 9999) throw new RangeError(`Month out of range: ${count}`)
  return `${pad(year, 4)}-${pad(count - year * 12 + 1, 2)}` as Month
}

/** Year and month of the year (1 to 12) to a month. */
export const formatMonth = (year: number, monthOfYear: number): Month => {
  if (!Number.isInteger(monthOfYear) || monthOfYear < 1 || monthOfYear > 12)
    throw new RangeError(`Not a month of the year: ${monthOfYear}`)
  return fromMonths(year * 12 + monthOfYear - 1)
}

export const yearOf = (month: Month): number => Math.floor(months(month) / 12)

/** 1 to 12. */
export const monthOfYear = (month: Month): number => (months(month) % 12) + 1

/** The month `count` months later (earlier when negative); whole counts only. */
export const addMonths = (month: Month, count: number): Month => fromMonths(months(month) + count)

/** Negative when `a` is earlier, 0 when equal, positive when later: fit for sort. */
export const compareMonths = (a: Month, b: Month): number => months(a) - months(b)

/** Whole months from `from` to `to`: ('2026-11', '2027-01') is 2; negative when `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number => months(to) - months(from)

/** '2026-12' to 'December 2026'. */
export const monthName = (month: Month): string => `${MONTH_NAMES[months(month) % 12] ?? ''} ${yearOf(month)}`

export const daysInMonth = (month: Month): number => lengthOf(yearOf(month), monthOfYear(month))

type Civil = { readonly year: number; readonly month: number; readonly day: number }

/** Read in one go: ledgers by the day ask this thousands of times at a key press. */
const civilOf = (text: string): Civil | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)
    ? { year, month, day }
    : null
}

/** Text from outside to a date, or null: exactly 'YYYY-MM-DD' and a day that exists. */
export const parseIsoDate = (text: string): IsoDate | null => (civilOf(text) === null ? null : (text as IsoDate))

const civil = (date: IsoDate): Civil => {
  const read = civilOf(date)
  if (read === null) throw new RangeError(`Not a date: ${date}`)
  return read
}

/** The month a date lies in. */
export const monthOf = (date: IsoDate): Month => formatMonth(civil(date).year, civil(date).month)

/** A day in a month; a day past its end (the 31st in April) is its last day. */
export const dateIn = (month: Month, day: number): IsoDate => {
  if (!Number.isInteger(day) || day < 1 || day > 31) throw new RangeError(`Not a day of the month: ${day}`)
  return `${month}-${pad(Math.min(day, daysInMonth(month)), 2)}` as IsoDate
}

/** Same day `count` months later, or the last day of a shorter month: January 31 plus one month is February 28 or 29. */
export const addMonthsToDate = (date: IsoDate, count: number): IsoDate =>
  dateIn(addMonths(monthOf(date), count), civil(date).day)

/** Days from 0000-03-01 to 1 March of a year, so that the leap day ends each counted year. */
const marchFirst = (year: number): number =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)

const dayNumberOf = ({ year, month, day }: Civil): number =>
  marchFirst(month > 2 ? year : year - 1) + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
const dayNumber = (date: IsoDate): number => dayNumberOf(civil(date))

/** Calendar days from `from` to `to`, the first not counted; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)

/** The date `count` days later (earlier when negative). */
export const addDays = (date: IsoDate, count: number): IsoDate => {
  if (!Number.isInteger(count)) throw new RangeError(`Not a whole number of days: ${count}`)
  const from = civil(date)
  const { year: thisYear, month, day: today } = from
  if (today + count >= 1 && today + count <= lengthOf(thisYear, month))
    return `${date.slice(0, 8)}${pad(today + count, 2)}` as IsoDate
  const target = dayNumberOf(from) + count
  const guess = Math.floor(target / 365.2425)
  const year = [guess + 1, guess].find((y) => marchFirst(y) <= target) ?? guess - 1
  const intoYear = target - marchFirst(year)
  const fromMarch = Math.floor((5 * intoYear + 2) / 153)
  const day = intoYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return dateIn(fromMonths(year * 12 + 2 + fromMarch), day)
}

/**
 * Days by the US 30/360 rule (bond basis): every month has 30 days. The last day of February counts as the 30th when it
 * starts the span (and when it ends a span that also starts on one); a 31st at the start is the 30th; a 31st at the end is
 * the 30th when the start is the 30th or 31st.
 */
export const days30360 = (from: IsoDate, to: IsoDate): number => {
  const a = civil(from)
  const b = civil(to)
  const endOfFebruary = (d: Civil): boolean => d.month === 2 && d.day === lengthOf(d.year, 2)
  const first = endOfFebruary(a) ? 30 : Math.min(a.day, 30)
  const endsOn30 = (endOfFebruary(a) && endOfFebruary(b)) || (b.day === 31 && first === 30)
  const last = endsOn30 ? 30 : b.day
  return 360 * (b.year - a.year) + 30 * (b.month - a.month) + (last - first)
}

export type DayCount = '30/360' | 'actual/365' | 'actual/360'

/** Share of a year between two dates under a day count. Simple interest is principal x annual rate x this. */
export const yearFraction = (from: IsoDate, to: IsoDate, dayCount: DayCount): number => {
  if (dayCount === '30/360') return days30360(from, to) / 360
  return daysBetween(from, to) / (dayCount === 'actual/365' ? 365 : 360)
}
