import type { LifeRules } from '#engine/social-security/life-rules.ts'
import { spouseReduction, spouseRules, survivorRules, workerReduction } from '#facts/social-security/rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** The law of one year, whose dollars are called today's. */
export interface YearLaw {
  readonly year: number
  readonly rules: LifeRules
  readonly medicare: TaxYearFacts['medicare']
}

export function yearLaw({ year, medicare, socialSecurity }: TaxYearFacts): YearLaw {
  const { earningsTestUnder, earningsTestYearOf } = socialSecurity.value
  return {
    year,
    medicare,
    rules: {
      workerReduction: workerReduction.value,
      spouseReduction: spouseReduction.value,
      spouseShare: spouseRules.value.share,
      survivor: survivorRules.value,
      limits: { underFullAge: earningsTestUnder, yearOfFullAge: earningsTestYearOf },
    },
  }
}
