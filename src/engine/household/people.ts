import { type IsoDate, monthOf, monthOfYear, yearOf } from '#engine/month.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { Household } from './household.ts'
import type { Person } from './lists.ts'

/* Ages and filing status of a household's people. Apart from their tax return, so that a screen that asks for an age brings no tax law. */

/** The grown-ups this money belongs to: you, and a partner. */
export const adultsOf = ({ people }: Household): readonly Person[] =>
  people.filter(({ role }) => role === 'you' || role === 'partner')

/** Age on December 31 of the year `today` lies in; null without a birth month. */
export const ageAtYearEnd = ({ born }: Person, today: IsoDate): number | null =>
  born === null ? null : yearOf(monthOf(today)) - yearOf(born)
/** Whole years of age in the month of `today`: a birthday counts from its month on. Null without a birth month. */
export const ageNow = ({ born }: Person, today: IsoDate): number | null => {
  if (born === null) return null
  const month = monthOf(today)
  return yearOf(month) - yearOf(born) - (monthOfYear(month) < monthOfYear(born) ? 1 : 0)
}

/** The filing status said; without one it follows from who lives here: a partner files jointly, a parent alone is head of household. */
export function filingStatusOf({ filingStatus, people }: Household, today: IsoDate): FilingStatus {
  if (filingStatus !== null) return filingStatus
  if (people.some(({ role }) => role === 'partner')) return 'joint'
  return people.some((one) => isChildForTax(one, today)) ? 'head' : 'single'
}
/** A child under 19 at the year's end, or of unknown age: whom a head of household may have at home (IRC 2(b), 152(c)(3)). */
const isChildForTax = (person: Person, today: IsoDate): boolean =>
  person.role === 'child' && (ageAtYearEnd(person, today) ?? 0) < 19
