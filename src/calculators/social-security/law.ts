import type { LifeRules } from '#engine/social-security/life-rules.ts'
import { spouseReduction, spouseRules, survivorRules, workerReduction } from '#facts/social-security/rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** The law of one year, whose dollars are called today's. */
export interface Law {
  readonly year: number
  readonly rules: LifeRules
  readonly medicare: TaxYearFacts['medicare']
}

export function lawOf(year: number): Law {
  const facts = taxLawOf(year)
  const { earningsTestUnder, earningsTestYearOf } = facts.socialSecurity.value
  return {
    year: facts.year,
    medicare: facts.medicare,
    rules: {
      workerReduction: workerReduction.value,
      spouseReduction: spouseReduction.value,
      spouseShare: spouseRules.value.share,
      survivor: survivorRules.value,
      limits: { underFullAge: earningsTestUnder, yearOfFullAge: earningsTestYearOf },
    },
  }
}
