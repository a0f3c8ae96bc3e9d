import { heldYears } from '#facts/held-years.precomputed.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** The law of one year beside its neighbor, for the table that compares them. */
export interface Law {
  readonly facts: TaxYearFacts
  /** The year before, or the year after where none is held before it. */
  readonly other: TaxYearFacts
}

export function lawOf(year: number): Law {
  const facts = taxLawOf(year)
  const at = heldYears.indexOf(facts.year)
  return { facts, other: taxLawOf(heldYears[at - 1] ?? heldYears[at + 1] ?? facts.year) }
}
