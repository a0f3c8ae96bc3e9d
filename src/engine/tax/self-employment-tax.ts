import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** One person's Schedule SE. Dollars per year. */
export interface SelfEmploymentTax {
  /** 92.35% of net profit (line 6); zero where it is under $400. What Form 8959 counts as self-employment income. */
  readonly netEarnings: number
  readonly socialSecurity: number
  readonly medicare: number
  readonly total: number
  /** The half that comes off income (IRC 164(f)). */
  readonly deductible: number
}

const none: SelfEmploymentTax = { netEarnings: 0, socialSecurity: 0, medicare: 0, total: 0, deductible: 0 }

/**
 * Self-employment tax of one person (IRC 1401, 1402; Schedule SE): 12.4% of net earnings up to what wages left of the year's wage base,
 * plus 2.9% of all of them. A couple figures it person by person. Net earnings under $400 (a profit under $433.13) owe nothing, from
 * $400 the whole amount counts. The optional methods, church employees and farm rules are not figured.
 */
export function selfEmploymentTax(
  netProfit: number,
  socialSecurityWages: number,
  facts: TaxYearFacts,
): SelfEmploymentTax {
  const rule = facts.selfEmployment.value
  const netEarnings = netProfit * rule.netEarningsFactor
  if (netEarnings < rule.minimumNetEarnings) return none
  const baseLeft = Math.max(0, facts.payroll.value.wageBase - socialSecurityWages)
  const socialSecurity = rule.socialSecurityRate * Math.min(netEarnings, baseLeft)
  const medicare = rule.medicareRate * netEarnings
  const total = socialSecurity + medicare
  return { netEarnings, socialSecurity, medicare, total, deductible: rule.deductibleShare * total }
}
