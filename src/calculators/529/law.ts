import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)

export const lawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : 2026]
export type Law = TaxYearFacts
