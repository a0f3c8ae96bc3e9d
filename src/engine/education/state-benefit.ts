import type { StatePlan529 } from '#facts/state-rules/plan-529.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'

/** What a state gives for a year's deposits, before the tax return decides what it is worth. Dollars. */
export type StateBenefit =
  | { readonly outcome: 'none' }
  /** Only the state's own plan counts. */
  | { readonly outcome: 'other-plan' }
  /** Income above the state's limit. */
  | { readonly outcome: 'income-too-high'; readonly upTo: number }
  /** Taken off state income. `unused` is deposited beyond the limit. */
  | { readonly outcome: 'deduction'; readonly amount: number; readonly unused: number }
  /** Taken off state tax. */
  | { readonly outcome: 'credit'; readonly amount: number; readonly unused: number }
  /** A credit whose share depends on income in a way our facts do not hold; at most this. */
  | { readonly outcome: 'not-worked-out'; readonly atMost: number }

interface Limits {
  readonly single: number
  readonly joint: number
  readonly separate?: number
  readonly surviving?: number
}

/** The limit of a status: separate returns and surviving spouses their own where one is known, else that of a single person. */
function limitFor({ single, joint, separate, surviving }: Limits, status: FilingStatus): number {
  if (status === 'joint') return joint
  if (status === 'surviving') return surviving ?? single
  return status === 'separate' ? (separate ?? single) : single
}

export interface StateBenefitAsk {
  readonly rule: StatePlan529 | undefined
  /** Deposits of the year for each child. */
  readonly deposits: readonly number[]
  readonly status: FilingStatus
  readonly ownPlan: boolean
  readonly income: number
  /** The year whose law is applied. */
  readonly year: number
}

/**
 * A year's state deduction or credit for deposits to a 529 plan, dollars. Limits per beneficiary or account hold for each child (one account each); others for the whole
 * return. A rule with `incomeUpTo` ends above the income of that status; one with `perGiver` doubles on a joint return. Carry-forward of what is over the limit is not counted.
 */
export function stateBenefit({ rule, deposits, status, ownPlan, income, year }: StateBenefitAsk): StateBenefit {
  const total = deposits.reduce((sum, one) => sum + one, 0)
  if (rule === undefined) return { outcome: 'none' }
  if (!ownPlan && !rule.anyPlan) return { outcome: 'other-plan' }
  const upTo = rule.incomeUpTo?.[status]
  if (upTo !== undefined && income > upTo) return { outcome: 'income-too-high', upTo }
  const capped = (limit: number): number =>
    rule.per === 'return' ? Math.min(total, limit) : deposits.reduce((sum, one) => sum + Math.min(one, limit), 0)
  if (rule.kind === 'deduction') {
    const limit = rule.limit === null ? Number.MAX_VALUE : limitFor(rule.limit, status)
    const amount = capped(rule.perGiver && status === 'joint' ? 2 * limit : limit)
    return { outcome: 'deduction', amount, unused: total - amount }
  }
  const before = rule.maxCreditBefore
  const most = limitFor(before !== undefined && year < before.year ? before : rule.maxCredit, status)
  if (rule.rate === null) return { outcome: 'not-worked-out', atMost: most }
  const counted = capped(most / rule.rate)
  return { outcome: 'credit', amount: counted * rule.rate, unused: total - counted }
}
