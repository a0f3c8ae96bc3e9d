import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { forStatus } from './added-deductions.ts'

/** Dollars per year. */
export interface DependentCareCase {
  /** What the care cost, before any FSA money. */
  readonly expenses: number
  /** Children under 13, or disabled dependents or spouse, in care. */
  readonly children: number
  /** Earned income of the filer; on a joint return, of the spouse who earned less (a student spouse by `studentEarnings`). */
  readonly lowerEarnedIncome: number
  /** Employer care benefits and FSA money left out of income. */
  readonly excludedBenefits: number
  readonly agi: number
  readonly status: FilingStatus
  readonly livedWithSpouse: boolean
}

/** A spouse who studies full time or is disabled counts as earning this much a month (IRC 21(d)(2)). */
const STUDENT_MONTH_ONE = 250
const STUDENT_MONTH_MORE = 500

/** Earned income of a spouse who studied full time (or was disabled) for so many months, dollars: at least $250 a month of it, $500 with two or more in care. Only one spouse at a time. */
export function studentEarnings(earned: number, months: number, children: number): number {
  return Math.max(earned, months * (children > 1 ? STUDENT_MONTH_MORE : STUDENT_MONTH_ONE))
}

type CareRule = TaxYearFacts['dependentCare']['value']

/**
 * Share of the expenses that comes back, a decimal: the highest rate up to $15,000 of AGI, one point less for each $2,000 or part of it,
 * down to 20% (2025). From 2026: 50% down to 35%, which holds until $75,000 (joint 150,000), then down to 20%. IRC 21(a)(2).
 */
export function dependentCareRate(agi: number, status: FilingStatus, rule: CareRule): number {
  const points = (over: number, per: number) => Math.ceil(Math.max(0, agi - over) / per)
  const top = Math.round(rule.maxRate * 100)
  const first = Math.max(Math.round(rule.first.floor * 100), top - points(rule.first.over, rule.first.per))
  const second = rule.second
  if (second === null) return first / 100
  const fallen = first - points(forStatus(second.over, status), forStatus(second.per, status))
  return Math.max(Math.min(first, Math.round(second.floor * 100)), fallen) / 100
}

/** Expenses that count, dollars: what FSA money did not pay, up to the cap for one or more in care less FSA money, and up to the lower earner's income (IRC 21(c), (d); Form 2441 Parts II and III). */
export function countedCareExpenses(filer: DependentCareCase, facts: TaxYearFacts): number {
  if (filer.children <= 0) return 0
  const rule = facts.dependentCare.value
  const cap = filer.children > 1 ? rule.expenseCapTwoOrMore : rule.expenseCapOne
  return Math.max(0, Math.min(Math.min(filer.expenses, cap) - filer.excludedBenefits, filer.lowerEarnedIncome))
}

/** Child and dependent care credit before the limit by tax, dollars (IRC 21; Form 2441). A separate return has it only if the filer lived apart (IRC 21(e)(4)). The caps are not indexed. */
export function dependentCareCredit(filer: DependentCareCase, facts: TaxYearFacts): number {
  if (filer.status === 'separate' && filer.livedWithSpouse) return 0
  return dependentCareRate(filer.agi, filer.status, facts.dependentCare.value) * countedCareExpenses(filer, facts)
}
