import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { forStatus } from './added-deductions.ts'
import { shareLeft } from './phase-out.ts'

/**
 * Student loan interest deduction, dollars (IRC 221; Publication 970 Worksheet 4-1): interest paid up to $2,500, shrinking in a straight
 * line over the income range. The cap applies before the shrinking and is per return. None on separate returns or for a person somebody
 * else claims. `magi` is AGI without this deduction. Form instructions round the share to three places; this does not.
 */
export function studentLoanInterestDeduction(
  paid: number,
  magi: number,
  status: FilingStatus,
  claimedByAnother: boolean,
  facts: TaxYearFacts,
): number {
  if (paid <= 0 || status === 'separate' || claimedByAnother) return 0
  const rule = facts.studentLoanInterest.value
  return Math.min(paid, rule.max) * shareLeft(magi, forStatus(rule.magi, status))
}
