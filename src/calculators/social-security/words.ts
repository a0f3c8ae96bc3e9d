import { fromMonthCount, type LegalBirth, type MonthCount } from '#engine/social-security/birth.ts'
import { monthText } from '../kit/format.ts'

/** 804 → "67"; 803 → "66 and 11 months". */
export function ageText(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months - years * 12
  return rest === 0 ? `${years}` : `${years} and ${rest} ${rest === 1 ? 'month' : 'months'}`
}

/** "67"; the age the law gives a person in a month. */
export const ageIn = (birth: LegalBirth, month: MonthCount): string => ageText(month - birth.month)

/** "June 2033". */
export const when = (month: MonthCount): string => monthText(fromMonthCount(month))

/** "67 (June 2033)". */
export const ageAndMonth = (birth: LegalBirth, month: MonthCount): string => `${ageIn(birth, month)} (${when(month)})`

/** "from 66 to 70", or "at 70" where the zone is one age. */
export function rangeText(birth: LegalBirth, first: MonthCount, last: MonthCount): string {
  return first === last ? `at ${ageIn(birth, first)}` : `from ${ageIn(birth, first)} to ${ageIn(birth, last)}`
}
