/** The tax year whose earnings limits and Medicare amounts apply: fetched beside what answers. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Need } from '../kit/law.ts'

export const taxYear = (year: number): Need<TaxYearFacts> => ({
  key: `tax-${year}`,
  what: `the ${year} rules`,
  load: async () => (await import('../kit/tax-year.ts')).taxLawOf(year),
})

/** What an answer stands on. */
export interface SocialSecurityLaw {
  readonly tax: TaxYearFacts
}
