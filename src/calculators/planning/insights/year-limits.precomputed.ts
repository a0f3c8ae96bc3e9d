import { type YearLimits, yearLimitsOf } from '#engine/planning/insights/year-limits.ts'
import { taxYears } from '#facts/tax-years.ts'

/** The yearly amounts the rules judge by, for each tax year we hold: without the rest of its law. */
export const yearLimits: Readonly<Record<number, YearLimits>> = Object.fromEntries(
  Object.values(taxYears).map((facts) => [facts.year, yearLimitsOf(facts)]),
)
