import type { MonthCount } from './birth.ts'
import { addOnValue, type Partner, type Tie } from './couple.ts'
import {
  afterClaimValue,
  beforeClaimValues,
  type ClaimedLegacy,
  claimedLegacy,
  type SurvivorSide,
  unclaimedLegacies,
} from './couple-survivor.ts'
import { pairPlans } from './couple-work.ts'
import type { LifeRules } from './life-rules.ts'
import { jointSum, lifeSum, type Outlook } from './outlook.ts'
import { type OwnPlan, ownPlan, ownValue } from './own-plan.ts'
import { type SummedPlan, summedPlan } from './step-up.ts'
import { survivorWork } from './survivor-work.ts'

/** Lifetime value of every pair of claim months. Today's dollars. */
export interface CoupleGrid {
  /** Claim months of the first (rows) and the second person (columns). */
  readonly rows: readonly MonthCount[]
  readonly columns: readonly MonthCount[]
  /** Row by row: the pair (i, j) is entry i × columns.length + j. */
  readonly values: Float64Array
}

/** What one person's plan means for both survivors. */
interface Prepared {
  readonly summed: SummedPlan
  /** As of `beforeClaimValues`: what this person is worth to themselves when the other dies before claiming. */
  readonly early: Float64Array
  /** What this plan leaves the other. */
  readonly legacy: ClaimedLegacy | null
}

/** Prepares a person's plans, once for each claim and number of months held back: on nothing else does it depend. */
const preparing = (
  side: SurvivorSide,
  otherSide: SurvivorSide | null,
  unclaimed: Parameters<typeof beforeClaimValues>[2],
) => {
  const kept = new Map<string, Prepared>()
  return (plan: OwnPlan): Prepared => {
    const key = `${plan.claimMonth} ${plan.held.months.length}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const summed = summedPlan(plan, side.life, side.now)
    const prepared = {
      summed,
      early: beforeClaimValues(side, summed, unclaimed),
      legacy: otherSide === null ? null : claimedLegacy(otherSide, plan),
    }
    kept.set(key, prepared)
    return prepared
  }
}

/** Weighs every pair of these claims: the first person's in rows, the second's in columns. */
export type Weigh = (rows: readonly MonthCount[], columns: readonly MonthCount[]) => CoupleGrid

/**
 * The expected value of each pair: own benefits, the add-on while both live, the survivor's step-up after the first death.
 * A survivor keeps the own claim month of the pair and takes the survivor's benefit at once or when it is largest,
 * whichever is worth more on average; where the survivor still works, the earnings test takes from it too (`survivorWork`). Only
 * payments from now on count. While both live the test is charged as `pairPlans` says. With a divorce only the first person's money counts, and columns are the
 * former spouse's possible claims. What does not depend on the pair is worked out once, so that grids may be asked for one
 * after another; each person's claims name the last month that is asked for.
 */
export const coupleWeighing = (
  first: Partner,
  second: Partner,
  tie: Tie,
  outlook: Outlook,
  rules: LifeRules,
): Weigh => {
  const { now } = outlook
  const joint = jointSum(outlook, first.curve, second.curve)
  const sideOf = (own: Partner, other: Partner): SurvivorSide => ({
    own: own.worker,
    other: other.worker,
    otherCurve: other.curve,
    life: lifeSum(outlook, own.curve),
    joint,
    now,
    rules,
  })
  const planOf = ({ worker }: Partner, claim: MonthCount): OwnPlan =>
    ownPlan(worker, claim, rules.workerReduction, rules.limits)
  const waitOf = (partner: Partner): number => (partner.claims.at(-1) ?? now) - now + 1
  const both = tie === 'married'

  const sideA = sideOf(first, second)
  const sideB = sideOf(second, first)
  const preparedA = preparing(sideA, both ? sideB : null, unclaimedLegacies(sideA, waitOf(second)))
  const preparedB = preparing(sideB, sideA, both ? unclaimedLegacies(sideB, waitOf(first)) : [])

  const workA = survivorWork(sideA)
  const workB = survivorWork(sideB)

  return (rows, columns) => {
    const plansB = columns.map((claim) => planOf(second, claim))
    const ownB = plansB.map((plan) => (both ? ownValue(plan, sideB.life, now) : 0))
    const values = new Float64Array(rows.length * columns.length)
    rows.forEach((claim, i) => {
      const aloneA = planOf(first, claim)
      const ownA = ownValue(aloneA, sideA.life, now)
      plansB.forEach((aloneB, j) => {
        const pair = pairPlans(first.worker, aloneA, second.worker, aloneB, tie, rules)
        const { first: planA, second: planB, forFirst, forSecond } = pair
        const a = preparedA(planA)
        const b = preparedB(planB)
        let value = planA === aloneA ? ownA : ownValue(planA, sideA.life, now)
        if (forFirst !== null) value += addOnValue(forFirst, first.worker, planA, joint, now, rules)
        value += a.early[Math.max(0, planB.claimMonth - now + 1)] ?? 0
        if (b.legacy !== null) value += afterClaimValue(sideA, a.summed, b.legacy)
        value += workA({
          plan: planA,
          summed: a.summed,
          charged: pair.chargedFirst,
          alone: aloneA,
          addOnFrom: pair.addOnFrom,
          otherPlan: planB,
        })
        if (both) {
          value += planB === aloneB ? (ownB[j] ?? 0) : ownValue(planB, sideB.life, now)
          if (forSecond !== null) value += addOnValue(forSecond, second.worker, planB, joint, now, rules)
          value += b.early[Math.max(0, planA.claimMonth - now + 1)] ?? 0
          if (a.legacy !== null) value += afterClaimValue(sideB, b.summed, a.legacy)
          value += workB({
            plan: planB,
            summed: b.summed,
            charged: pair.chargedSecond,
            alone: aloneB,
            addOnFrom: pair.addOnFrom,
            otherPlan: planA,
          })
        }
        values[i * columns.length + j] = value
      })
    })
    return { rows, columns, values }
  }
}

/** Lifetime value of every pair of two people's claims; see `coupleWeighing`. */
export const coupleGrid = (first: Partner, second: Partner, tie: Tie, outlook: Outlook, rules: LifeRules): CoupleGrid =>
  coupleWeighing(first, second, tie, outlook, rules)(first.claims, second.claims)
