import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'

/** 0.9% of Medicare wages over the threshold, dollars (Form 8959 Part I; IRC 3101(b)(2)). A joint return adds both spouses' wages. */
export function additionalMedicareOnWages(medicareWages: number, status: FilingStatus, facts: TaxYearFacts): number {
  const rule = facts.additionalMedicare.value
  return rule.rate * Math.max(0, medicareWages - rule.over[status])
}

/**
 * 0.9% of self-employment income over what wages left of the threshold, dollars (Form 8959 Part II; IRC 1401(b)(2)).
 * `netEarnings` is Schedule SE line 6 of everyone on the return; one spouse's loss does not lower the other's earnings.
 */
export function additionalMedicareOnSelfEmployment(
  netEarnings: number,
  medicareWages: number,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  const rule = facts.additionalMedicare.value
  const thresholdLeft = Math.max(0, rule.over[status] - medicareWages)
  return rule.rate * Math.max(0, netEarnings - thresholdLeft)
}

/** Additional Medicare Tax of a return, dollars: Form 8959 Parts I and II. Thresholds are not indexed; railroad pay is not figured. */
export function additionalMedicareTax(
  medicareWages: number,
  netEarnings: number,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  return (
    additionalMedicareOnWages(medicareWages, status, facts) +
    additionalMedicareOnSelfEmployment(netEarnings, medicareWages, status, facts)
  )
}
