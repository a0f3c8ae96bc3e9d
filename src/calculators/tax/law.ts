import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)

/** The law of one year beside the other year we hold, for the table that compares them. */
export interface Law {
  readonly facts: TaxYearFacts
  readonly other: TaxYearFacts
}

export function lawOf(year: number): Law {
  const facts = taxYears[isKnown(year) ? year : 2026]
  return { facts, other: facts.year === 2026 ? taxYears[2025] : taxYears[2026] }
}
