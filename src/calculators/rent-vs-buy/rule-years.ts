import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** Years whose federal law can be chosen; the plan meets the later ones as enacted. */
export const ruleYears: readonly number[] = [2025, 2026]
export const lawsAfter = (law: TaxYearFacts): readonly TaxYearFacts[] =>
  ruleYears.filter((year) => year > law.year).map(taxLawOf)
