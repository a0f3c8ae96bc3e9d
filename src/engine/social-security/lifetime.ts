import type { EarlyReduction } from '#facts/social-security/rules.ts'
import { claimMonths, type LegalBirth, type MonthCount } from './birth.ts'
import type { EarningsLimits } from './earnings-test.ts'
import type { SurvivalCurve } from './mortality.ts'
import { lifeSum, type Outlook, worthOfMonth } from './outlook.ts'
import { type OwnPlan, ownPlan, ownValue, paidUnder, type Worker } from './own-plan.ts'

/** The claim months still open: 62 to 70, none before now; now alone for somebody past 70 who has not claimed. */
export const openClaimMonths = (birth: LegalBirth, now: MonthCount): MonthCount[] => {
  const open = claimMonths(birth).filter((month) => month >= now)
  return open.length > 0 ? open : [now]
}

export interface ClaimValue {
  readonly claimMonth: MonthCount
  /** Age in whole months at the claim, as the law counts. */
  readonly age: number
  /** Today's value of every payment from now on, weighted by the chance of living to it. Today's dollars. */
  readonly value: number
}

/** Lifetime value of one person's own benefit for each claim month. */
export const lifetimeValues = (
  worker: Worker,
  claims: readonly MonthCount[],
  curve: SurvivalCurve,
  outlook: Outlook,
  reduction: EarlyReduction,
  limits: EarningsLimits,
): ClaimValue[] => {
  const life = lifeSum(outlook, curve)
  return claims.map((claimMonth) => ({
    claimMonth,
    age: claimMonth - worker.birth.month,
    value: ownValue(ownPlan(worker, claimMonth, reduction, limits), life, outlook.now),
  }))
}

export interface Zone {
  /** Index of the largest value; the earliest of equals. */
  readonly best: number
  readonly bestValue: number
  /** Stretches of neighbouring claim months, from the first to the last index, each worth at least the share of the best. */
  readonly stretches: readonly { readonly first: number; readonly last: number }[]
}

/** How close to the best counts as just as good. */
export const NEARLY_BEST = 0.99

/**
 * The claim months worth nearly as much as the best one. The curve is flat near its top: a stretch says more than a month.
 * Null without values or when nothing is ever paid.
 */
export const nearlyBest = (values: readonly number[], share: number = NEARLY_BEST): Zone | null => {
  let best = 0
  values.forEach((value, i) => {
    if (value > (values[best] ?? 0)) best = i
  })
  const bestValue = values[best] ?? 0
  if (bestValue <= 0) return null
  const stretches: { first: number; last: number }[] = []
  values.forEach((value, i) => {
    if (value < bestValue * share) return
    const current = stretches.at(-1)
    if (current !== undefined && current.last === i - 1) current.last = i
    else stretches.push({ first: i, last: i })
  })
  return { best, bestValue, stretches }
}

export type BreakEven =
  | {
      readonly outcome: 'reached'
      /** The first month by whose end the later claim has paid as much. */
      readonly month: MonthCount
      /** Age in whole months attained in that month. */
      readonly age: number
    }
  /** The later claim has not caught up by age 120, or does not pay more. */
  | { readonly outcome: 'never' }

const OLDEST_MONTHS = 1_440

/**
 * When a later claim has paid as much as an earlier one, for somebody who lives that long. In today's dollars an equal
 * cost-of-living increase on both changes nothing; a rate above inflation makes it later.
 */
export const breakEven = (birth: LegalBirth, early: OwnPlan, late: OwnPlan, outlook: Outlook): BreakEven => {
  let lead = 0
  for (let month = early.claimMonth; month <= birth.month + OLDEST_MONTHS; month++) {
    const difference = paidUnder(early, month) - paidUnder(late, month)
    lead += difference * worthOfMonth(outlook, month)
    if (lead <= 1e-6 && month >= late.claimMonth && late.claimMonth > early.claimMonth)
      return { outcome: 'reached', month, age: month - birth.month }
  }
  return { outcome: 'never' }
}
