import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { stepReduction } from './added-deductions.ts'
import type { Dependent } from './household.ts'

/** Dollars per year. */
export interface ChildTaxCreditCase {
  /** Children under 17 with a Social Security number valid for work. */
  readonly children: number
  /** Everybody else the household claims: the $500 credit. */
  readonly otherDependents: number
  readonly magi: number
  readonly status: FilingStatus
  /** Income tax left after the foreign, care, education, saver's and other credits (Credit Limit Worksheet A). */
  readonly taxLeft: number
  /** Mortgage interest and adoption credits, which come after and want tax too (Credit Limit Worksheet B). Absent: none. */
  readonly laterCredits?: number
  readonly earnedIncome: number
  /** Withheld Social Security, Medicare and Additional Medicare tax plus half of SE tax (Schedule 8812 lines 21 to 23). */
  readonly payrollTaxes: number
  /** Earned income credit and excess Social Security (line 24). */
  readonly earnedIncomeCreditAndExcess: number
}

export interface ChildTaxCredit {
  /** Child tax credit and credit for other dependents, against tax (Form 1040 line 19). */
  readonly nonrefundable: number
  /** Additional child tax credit (line 28). */
  readonly refundable: number
}

/** The refundable part may follow payroll tax instead of earned income from this many children up (IRC 24(d)(1)(B)(ii)). */
const PAYROLL_RULE_CHILDREN = 3

const none: ChildTaxCredit = { nonrefundable: 0, refundable: 0 }

/** How many dependents are children for the child tax credit: under 17 on 31 December, with a number valid for work (IRC 24(c), (h)(7)). */
export function creditChildren(dependents: readonly Dependent[], facts: TaxYearFacts): number {
  const underAge = facts.childTaxCredit.value.childUnderAge
  let count = 0
  for (const dependent of dependents) if (dependent.child && dependent.hasNumber && dependent.age < underAge) count += 1
  return count
}

/** Child tax credit and credit for other dependents before the limit by tax, dollars: $50 less for each $1,000, or part of it, of income over the threshold (IRC 24(a), (b), (h); Schedule 8812 lines 4 to 12). */
export function childCreditBeforeLimit(
  children: number,
  otherDependents: number,
  magi: number,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  const rule = facts.childTaxCredit.value
  const full = children * rule.perChild + otherDependents * rule.otherDependent
  return Math.max(0, full - stepReduction(magi - rule.magiOver[status], rule.step))
}

/**
 * Child tax credit of a return, dollars (IRC 24; Schedule 8812). It first meets the tax that is left after the other credits. What is left over
 * is paid out up to $1,700 a child and up to 15% of earned income over $2,500; with three or more children, up to payroll taxes less the
 * earned income credit where that is more. Where credits that come later would find no tax, the child credit is paid out first and leaves
 * them the tax (IRC 24(d)(1)). The $500 credit is never paid out by itself, yet what it uncovers of the child credit is.
 */
export function childTaxCredit(filer: ChildTaxCreditCase, facts: TaxYearFacts): ChildTaxCredit {
  const rule = facts.childTaxCredit.value
  const credit = childCreditBeforeLimit(filer.children, filer.otherDependents, filer.magi, filer.status, facts)
  if (credit === 0) return none
  const taxLeft = Math.max(0, filer.taxLeft)
  const uncovered = Math.max(0, credit + (filer.laterCredits ?? 0) - taxLeft)
  const mostRefundable = Math.min(credit, uncovered, filer.children * rule.refundablePerChild)
  const byEarnings = rule.refundableRate * Math.max(0, filer.earnedIncome - rule.refundableEarnedIncomeOver)
  const byPayroll =
    filer.children >= PAYROLL_RULE_CHILDREN ? Math.max(0, filer.payrollTaxes - filer.earnedIncomeCreditAndExcess) : 0
  const refundable = Math.min(mostRefundable, Math.max(byEarnings, byPayroll))
  return { nonrefundable: Math.min(credit - refundable, taxLeft), refundable }
}
