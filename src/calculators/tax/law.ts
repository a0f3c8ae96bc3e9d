import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxYears } from '#facts/tax-years.ts'
import { taxLawOf } from '../kit/tax-year.ts'

const years = Object.keys(taxYears).map(Number)

/** The law of one year beside its neighbor, for the table that compares them. */
export interface Law {
  readonly facts: TaxYearFacts
  /** The year before, or the year after where none is held before it. */
  readonly other: TaxYearFacts
}

export function lawOf(year: number): Law {
  const facts = taxLawOf(year)
  const at = years.indexOf(facts.year)
  return { facts, other: taxLawOf(years[at - 1] ?? years[at + 1] ?? facts.year) }
}
