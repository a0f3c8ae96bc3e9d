import { type Month, yearOf } from '#engine/month.ts'
import type { AgeByBirth } from '#facts/social-security/rules.ts'

/** Full retirement age in months for a birth in this month. A birth on January 1 counts as the year before; a month does not tell. */
export function fullRetirementMonths(
  born: Month,
  { byBirth, laterBirths }: { readonly byBirth: readonly AgeByBirth[]; readonly laterBirths: number },
): number {
  const year = yearOf(born)
  return byBirth.find(({ lastBirthYear }) => year <= lastBirthYear)?.months ?? laterBirths
}
