import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { benefitTaxation } from '#facts/tax-years/standing.ts'

/** What decides how much of a year's Social Security is taxed. Dollars per year. */
export interface BenefitCase {
  /** Net benefits of everyone on the return. */
  readonly benefits: number
  /** AGI without benefits, student loan interest deduction added back (IRC 86(b)(2)); may be negative. */
  readonly otherIncome: number
  readonly taxExemptInterest: number
  readonly status: FilingStatus
  /** For a separate return: lived with the spouse at any time in the year. */
  readonly livedWithSpouse: boolean
}

/** Income that is held against the base amounts, dollars: other income, tax-exempt interest and half of the benefits (IRC 86(b)(1)). */
export function combinedIncome(filer: BenefitCase, rule = benefitTaxation.value): number {
  return filer.otherIncome + filer.taxExemptInterest + rule.firstShare * filer.benefits
}

/**
 * Social Security counted as income, dollars (IRC 86; Publication 915 Worksheet 1). Up to the base amount nothing is taxed; up to the
 * adjusted base half of the excess, at most half of the benefits; above it 85% of the excess besides, at most 85% of the benefits.
 * A separate filer who lived with the spouse has no base, so 85% counts from the first dollar; one who lived apart all year is as single.
 * The base amounts are not indexed to prices. Lump-sum elections for earlier years (Worksheets 2 to 4) are not figured.
 */
export function taxableBenefits(filer: BenefitCase, rule = benefitTaxation.value): number {
  if (filer.benefits <= 0) return 0
  const status = filer.status === 'separate' && !filer.livedWithSpouse ? 'single' : filer.status
  const base = rule.base[status]
  const adjustedBase = rule.adjustedBase[status]
  const combined = combinedIncome(filer, rule)
  if (combined <= base) return 0
  const firstTier = rule.firstShare * Math.min(combined - base, adjustedBase - base)
  const secondTier = rule.secondShare * Math.max(0, combined - adjustedBase)
  return Math.min(rule.secondShare * filer.benefits, Math.min(rule.firstShare * filer.benefits, firstTier) + secondTier)
}
