import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** What an answer stands on: the year whose earnings limits and Medicare amounts apply. */
export interface SocialSecurityLaw {
  readonly tax: TaxYearFacts
}
