import { yearInForce } from '#facts/by-year.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { planDates } from '#facts/student/plans.ts'
import { povertyGuidelines } from '#facts/student/poverty.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** Tax years from the one in which the plans of today opened. */
export const planYears: readonly number[] = heldYears.filter(
  (year) => year >= Number(planDates.value.newLoans.slice(0, 4)),
)

/** The law the plans are worked out by: tax and poverty figures of a year, at the earliest of the plans' first. */
export const lawOf = (asked: number) => {
  const year = yearInForce(planYears, asked)
  const guideline = povertyGuidelines.in(year)
  return { tax: taxLawOf(year), guideline, poverty: guideline.value }
}
export type Law = ReturnType<typeof lawOf>
