import { familyMaximumInYear } from '#engine/social-security/family-maximum.ts'
import type { InsuredRecord } from '#engine/social-security/pia.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'

/** The most the record pays a family in a month, after the increases that are in the PIA. Dollars per month. */
export function insuredMaximum(record: InsuredRecord, increasesThrough: number): number {
  return familyMaximumInYear(
    record.atEligibility,
    record.bendPoints,
    record.eligibilityYear,
    increasesThrough,
    formulaLaw,
  )
}
