import { heldYears } from '#facts/held-years.precomputed.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** Law held of later years, which a plan that starts under this one meets as enacted. */
export const lawsAfter = (law: TaxYearFacts): readonly TaxYearFacts[] =>
  heldYears.filter((year) => year > law.year).map(taxLawOf)
