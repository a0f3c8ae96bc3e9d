import type { EarlyReduction } from '#facts/social-security/rules.ts'
import { floorToDollar } from '../money.ts'
import type { LegalBirth, MonthCount } from './birth.ts'
import { benefitInMonth, dueInMonth } from './claim.ts'
import { type EarningsLimits, type HeldBack, heldBackMonths, NOTHING_HELD, type Work } from './earnings-test.ts'
import { FOR_LIFE, type RunningSum, sumBetween } from './outlook.ts'

/** A person with a record of their own. `pia` is the benefit at full retirement age in today's dollars per month; 0 for none. */
export interface Worker {
  readonly birth: LegalBirth
  readonly pia: number
  /** Pay from work that may meet the earnings test; null for none. */
  readonly work: Work | null
  /**
   * Paid for a disability since before now (42 USC 423): the whole PIA, with no reduction for age and no delayed credits, which becomes
   * the retirement benefit at full retirement age. The claim month is then that of the disability benefit.
   */
  readonly isDisabled?: boolean
}

/** From month `from` on, `due` dollars a month in whole dimes, `paid` in whole dollars, until the next level. */
export interface Level {
  readonly from: MonthCount
  readonly due: number
  readonly paid: number
}

/** One person's own benefit under one claim month, in today's dollars: a few levels, and the months held back for work. */
export interface OwnPlan {
  readonly claimMonth: MonthCount
  /** In order; the last one is for life. Empty without a record. */
  readonly levels: readonly Level[]
  readonly held: HeldBack
}

/**
 * The own benefit of a claim: it may rise in the January after the claim and at 70 (delayed credits), and at full retirement
 * age by the months the earnings test held back. A person without a record has no levels, yet a claim month: that of the
 * spouse's benefit. Work is charged to the own benefit alone; `pairPlans` counts an add-on.
 */
export const ownPlan = (
  worker: Worker,
  claimMonth: MonthCount,
  reduction: EarlyReduction,
  limits: EarningsLimits,
): OwnPlan => {
  const { birth, pia, work } = worker
  if (pia <= 0 || worker.isDisabled) return planHolding(worker, claimMonth, NOTHING_HELD, reduction)
  const first = benefitInMonth(pia, { birth, claimMonth }, claimMonth, reduction)
  return planHolding(
    worker,
    claimMonth,
    heldBackMonths(work, claimMonth, birth.fullMonth, () => first, limits),
    reduction,
  )
}

/** The own benefit of a claim when the months held back are known. Those from the claim on are given back at full retirement age. */
export const planHolding = (
  worker: Worker,
  claimMonth: MonthCount,
  held: HeldBack,
  reduction: EarlyReduction,
): OwnPlan => {
  const { birth, pia } = worker
  if (pia <= 0) return { claimMonth, levels: [], held }
  if (worker.isDisabled) return { claimMonth, levels: [{ from: claimMonth, due: pia, paid: floorToDollar(pia) }], held }
  const monthsRestored = held.months.filter((month) => month >= claimMonth).length
  const claim = { birth, claimMonth, monthsRestored }
  const nextJanuary = claimMonth - (claimMonth % 12) + 12
  const levels: Level[] = []
  for (const from of [claimMonth, nextJanuary, birth.fullMonth, birth.month70].sort((x, y) => x - y)) {
    if (from < claimMonth) continue
    const due = dueInMonth(pia, claim, from, reduction)
    if (levels.at(-1)?.due !== due) levels.push({ from, due, paid: floorToDollar(due) })
  }
  return { claimMonth, levels, held }
}

/** The dime amount due for a month, the months held back not taken out; 0 before the claim. */
export const dueUnder = (plan: OwnPlan, month: MonthCount): number => {
  let due = 0
  for (const level of plan.levels) if (level.from <= month) due = level.due
  return due
}

/** What is paid for a month in whole dollars: nothing when held back, with a refund of a whole month held for less. */
export const paidUnder = (plan: OwnPlan, month: MonthCount): number => {
  const refund = plan.held.refunds.find((r) => r.month === month)?.amount ?? 0
  return (plan.held.months.includes(month) ? 0 : floorToDollar(dueUnder(plan, month))) + refund
}

/** Today's value of a plan's payments from now on; `life` as of `lifeSum`, whose month 0 is `now`. */
export const ownValue = (plan: OwnPlan, life: RunningSum, now: MonthCount): number => {
  let value = 0
  plan.levels.forEach((level, i) => {
    const next = plan.levels[i + 1]?.from ?? now + FOR_LIFE
    value += level.paid * sumBetween(life, level.from - now, next - now)
  })
  for (const month of plan.held.months)
    value -= floorToDollar(dueUnder(plan, month)) * sumBetween(life, month - now, month - now + 1)
  for (const refund of plan.held.refunds)
    value += refund.amount * sumBetween(life, refund.month - now, refund.month - now + 1)
  return value
}
