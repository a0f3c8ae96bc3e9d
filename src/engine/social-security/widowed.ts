import { floorToDollar } from '../money.ts'
import type { LegalBirth, MonthCount } from './birth.ts'
import type { Partner } from './couple.ts'
import type { CoupleGrid } from './couple-grid.ts'
import { type HeldBack, heldBackMonths, NOTHING_HELD } from './earnings-test.ts'
import type { LifeRules } from './life-rules.ts'
import { lifeSum, type Outlook, type RunningSum, sumBetween } from './outlook.ts'
import { dueUnder, type OwnPlan, ownValue, planHolding, type Worker } from './own-plan.ts'
import { stepUpValue } from './step-up.ts'
import { paidToSurvivor, type SurvivorBase, survivorDue } from './survivor.ts'

/** The months in which somebody already widowed may start the survivor's benefit: `from` (60) to full retirement age, none before now. */
export const survivorStarts = (
  survivor: Partner,
  now: MonthCount,
  from: MonthCount = survivor.worker.birth.survivorFirstMonth,
): MonthCount[] => {
  const { survivorFullMonth } = survivor.worker.birth
  const first = Math.max(now, from)
  const last = Math.max(first, survivorFullMonth)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** One widowed person's two claims, month by month. */
export interface WidowedPlan {
  /** The own benefit; its months held back are those of the larger of both benefits. */
  readonly own: OwnPlan
  readonly start: MonthCount
  /** The survivor's benefit in dimes from `start`, from 62 and from the survivor's full retirement age. */
  readonly due: number
  readonly dueFrom62: number
  readonly dueAfterFullAge: number
}

/** A marriage that ends by the other's death: until then the earnings test is charged against what both lives pay. */
export interface BeforeDeath {
  readonly death: MonthCount
  /** What excess pay is charged against in a month before the death, in whole dollars (`pairPlans`). */
  readonly charged: (month: MonthCount) => number
}

/**
 * The plan of an own claim and a start of the survivor's benefit. The earnings test takes from whatever is paid until the full
 * retirement age for one's own benefit, which is the one that counts here for survivors too (POMS RS 02501.021); the months it
 * holds back lower both reductions later, each from its own start on: the own at full retirement age, the survivor's at 62 for the months
 * before 62 and again at full retirement age (42 USC 402(q)(7); 20 CFR 404.412; POMS RS 00615.582). `before` is given for a death still to
 * come; months held back until then count with the rest.
 */
export const widowedPlan = (
  worker: Worker,
  base: SurvivorBase,
  claim: MonthCount,
  start: MonthCount,
  rules: LifeRules,
  before: BeforeDeath | null = null,
): WidowedPlan => {
  const { birth, work } = worker
  const due = survivorDue(base, birth, start, rules.survivor)
  const unheld = planHolding(worker, claim, NOTHING_HELD, rules.workerReduction)
  if (work === null) return { own: unheld, start, due, dueFrom62: due, dueAfterFullAge: due }
  const first = Math.min(start, worker.pia > 0 || before !== null ? claim : start)
  const heldWith = (dueFrom62: number): HeldBack => {
    const paid = (month: MonthCount): number => {
      if (before !== null && month < before.death) return before.charged(month)
      const survivor = month < start ? 0 : month < birth.month62 ? due : dueFrom62
      return floorToDollar(Math.max(dueUnder(unheld, month), survivor))
    }
    return heldBackMonths(work, first, birth.fullMonth, paid, rules.limits)
  }
  const dueAfter = (held: HeldBack, end: MonthCount): number =>
    survivorDue(
      base,
      birth,
      start + held.months.filter((month) => month >= start && month < end).length,
      rules.survivor,
    )
  // A year is charged from its first month on: what is paid from 62 on doesn't change which months before 62 were held.
  const unraised = heldWith(due)
  const dueFrom62 = dueAfter(unraised, birth.month62)
  const held = dueFrom62 === due ? unraised : heldWith(dueFrom62)
  return {
    own: planHolding(worker, claim, held, rules.workerReduction),
    start,
    due,
    dueFrom62,
    dueAfterFullAge: dueAfter(held, birth.survivorFullMonth),
  }
}

/** The survivor's benefit of a month in dimes, as if nothing were held back. */
const survivorIn = (plan: WidowedPlan, birth: LegalBirth, month: MonthCount): number => {
  if (month < plan.start) return 0
  if (month >= birth.survivorFullMonth) return plan.dueAfterFullAge
  return month < birth.month62 ? plan.due : plan.dueFrom62
}

/** The larger benefit of a month in whole dollars, as if nothing were held back. */
export const unheldPayment = (plan: WidowedPlan, birth: LegalBirth, month: MonthCount): number =>
  paidToSurvivor(dueUnder(plan.own, month), survivorIn(plan, birth, month))

/** What is paid for a month: the larger benefit, nothing when held back, with refunds. */
export const paidToWidowed = (plan: WidowedPlan, birth: LegalBirth, month: MonthCount): number => {
  const { held } = plan.own
  const refund = held.refunds.find((r) => r.month === month)?.amount ?? 0
  return (held.months.includes(month) ? 0 : unheldPayment(plan, birth, month)) + refund
}

/** Today's value of a plan's payments; `life` as of `lifeSum`, whose month 0 is `now`. */
export const widowedValue = (plan: WidowedPlan, birth: LegalBirth, life: RunningSum, now: MonthCount): number => {
  const { own, start } = plan
  const stepUp = (due: number, from: MonthCount): number => stepUpValue(own, floorToDollar(due), from, life, now)
  let value = ownValue({ ...own, held: NOTHING_HELD }, life, now) + stepUp(plan.due, start)
  const raise = (from: MonthCount, before: number, after: number): void => {
    if (after === before) return
    const later = Math.max(start, from)
    value += stepUp(after, later) - stepUp(before, later)
  }
  raise(birth.month62, plan.due, plan.dueFrom62)
  raise(birth.survivorFullMonth, plan.dueFrom62, plan.dueAfterFullAge)
  for (const month of own.held.months)
    value -= unheldPayment(plan, birth, month) * sumBetween(life, month - now, month - now + 1)
  for (const refund of own.held.refunds)
    value += refund.amount * sumBetween(life, refund.month - now, refund.month - now + 1)
  return value
}

/**
 * Lifetime value for somebody already widowed: rows are the own claim, columns the start of the survivor's benefit. One may
 * come first and the other later, for each grows on its own (no deemed filing between them: 42 USC 402(r)). The larger is paid.
 * `base` is what the late spouse's record pays (`survivorBase`), in today's dollars.
 */
export const widowedGrid = (
  survivor: Partner,
  base: SurvivorBase,
  starts: readonly MonthCount[],
  outlook: Outlook,
  rules: LifeRules,
): CoupleGrid => {
  const { worker, curve, claims } = survivor
  const life = lifeSum(outlook, curve)
  const values = new Float64Array(claims.length * starts.length)
  claims.forEach((claim, i) => {
    starts.forEach((start, j) => {
      const plan = widowedPlan(worker, base, claim, start, rules)
      values[i * starts.length + j] = widowedValue(plan, worker.birth, life, outlook.now)
    })
  })
  return { rows: claims, columns: starts, values }
}
