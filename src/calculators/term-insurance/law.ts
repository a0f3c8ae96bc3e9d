import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** What an answer stands on: the year whose payroll tax coverage through work bears. */
export interface TermLaw {
  readonly tax: TaxYearFacts
}
