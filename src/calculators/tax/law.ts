import { defaultYear } from '#facts/default-year.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
const years = Object.keys(taxYears).map(Number).filter(isKnown)

/** The law of one year beside its neighbor, for the table that compares them. */
export interface Law {
  readonly facts: TaxYearFacts
  /** The year before, or the year after where none is held before it. */
  readonly other: TaxYearFacts
}

export function lawOf(year: number): Law {
  const here = isKnown(year) ? year : defaultYear
  const at = years.indexOf(here)
  return { facts: taxYears[here], other: taxYears[years[at - 1] ?? years[at + 1] ?? here] }
}
