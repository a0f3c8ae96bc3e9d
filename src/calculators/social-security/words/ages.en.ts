/** Ages and stretches of claim ages as sentences say them. Ages in months. */
import type { Say } from '../../kit/say.ts'

/** 804 → "67"; 803 → "66 and 11 months". */
export function ageText(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months - years * 12
  return rest === 0 ? `${years}` : `${years} and ${rest} ${rest === 1 ? 'month' : 'months'}`
}

/** From one claim age to another; the same for one age alone. */
export interface AgeRange {
  readonly first: number
  readonly last: number
}
/** "from 66 to 70", or "at 70". */
export const rangeText = ({ first, last }: AgeRange): string =>
  first === last ? `at ${ageText(first)}` : `from ${ageText(first)} to ${ageText(last)}`
/** "from 62 to 64 and from 66 to 70". */
export const rangesText = (ranges: readonly AgeRange[], say: Say): string => say.list(ranges.map(rangeText))

/** An age with the month it is reached: "67 (June 2033)". */
export interface AgeInMonth {
  readonly age: number
  /** '2033-06' */
  readonly month: string
}
export const ageInMonthText = ({ age, month }: AgeInMonth, say: Say): string => `${ageText(age)} (${say.month(month)})`
