import { defaultYear } from '#facts/default-year.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)

/** Federal law of a tax year; for a year that is not held, the one that applies by default. Later years carry it ahead. */
export const taxLawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : defaultYear]

/** The federal law of every year held, oldest first. */
export const heldTaxLaws: readonly TaxYearFacts[] = Object.values(taxYears)
