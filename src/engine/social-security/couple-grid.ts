import type { LegalBirth, MonthCount } from './birth.ts'
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
import { NEARLY_BEST } from './lifetime.ts'
import { jointSum, lifeSum, type Outlook } from './outlook.ts'
import { type OwnPlan, ownPlan, ownValue } from './own-plan.ts'
import { type SummedPlan, summedPlan } from './step-up.ts'

/** Lifetime value of every pair of claim months. Today's dollars. */
export interface CoupleGrid {
  /** Claim months of the first (rows) and the second person (columns). */
  readonly rows: readonly MonthCount[]
  readonly columns: readonly MonthCount[]
  /** Row by row: the pair (i, j) is entry i × columns.length + j. */
  readonly values: Float64Array
}

/** Claim months a year apart: the first, then every birthday month up to the last; for a quick look while somebody types. */
export const yearlyClaims = (claims: readonly MonthCount[], birth: LegalBirth): MonthCount[] =>
  claims.filter((month, i) => i === 0 || (month - birth.month) % 12 === 0)

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
  return (index: number, plan: OwnPlan): Prepared => {
    const key = `${index} ${plan.held.months.length}`
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

/**
 * The expected value of each pair: own benefits, the add-on while both live, the survivor's step-up after the first death.
 * A survivor keeps the own claim month of the pair and takes the survivor's benefit at once or when it is largest,
 * whichever is worth more on average. Only payments from now on count. The earnings test is charged as `pairPlans` says; a
 * survivor's benefit is taken as untouched by work. With a divorce only the first person's money counts, and columns are the
 * former spouse's possible claims.
 */
export const coupleGrid = (
  first: Partner,
  second: Partner,
  tie: Tie,
  outlook: Outlook,
  rules: LifeRules,
): CoupleGrid => {
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
  const plansOf = (partner: Partner): OwnPlan[] =>
    partner.claims.map((claim) => ownPlan(partner.worker, claim, rules.workerReduction, rules.limits))
  const waitOf = (partner: Partner): number => (partner.claims.at(-1) ?? now) - now + 1
  const both = tie === 'married'

  const sideA = sideOf(first, second)
  const sideB = sideOf(second, first)
  const plansA = plansOf(first)
  const plansB = plansOf(second)
  const preparedA = preparing(sideA, both ? sideB : null, unclaimedLegacies(sideA, waitOf(second)))
  const preparedB = preparing(sideB, sideA, both ? unclaimedLegacies(sideB, waitOf(first)) : [])
  const ownA = plansA.map((plan) => ownValue(plan, sideA.life, now))
  const ownB = plansB.map((plan) => (both ? ownValue(plan, sideB.life, now) : 0))

  const values = new Float64Array(plansA.length * plansB.length)
  plansA.forEach((aloneA, i) => {
    plansB.forEach((aloneB, j) => {
      const pair = pairPlans(first.worker, aloneA, second.worker, aloneB, tie, rules)
      const { first: planA, second: planB, forFirst, forSecond } = pair
      const a = preparedA(i, planA)
      const b = preparedB(j, planB)
      let value = planA === aloneA ? (ownA[i] ?? 0) : ownValue(planA, sideA.life, now)
      if (forFirst !== null) value += addOnValue(forFirst, first.worker, planA, joint, now, rules)
      value += a.early[Math.max(0, planB.claimMonth - now + 1)] ?? 0
      if (b.legacy !== null) value += afterClaimValue(sideA, a.summed, b.legacy)
      if (both) {
        value += planB === aloneB ? (ownB[j] ?? 0) : ownValue(planB, sideB.life, now)
        if (forSecond !== null) value += addOnValue(forSecond, second.worker, planB, joint, now, rules)
        value += b.early[Math.max(0, planA.claimMonth - now + 1)] ?? 0
        if (a.legacy !== null) value += afterClaimValue(sideB, b.summed, a.legacy)
      }
      values[i * plansB.length + j] = value
    })
  })
  return { rows: first.claims, columns: second.claims, values }
}

export interface GridZone {
  readonly row: number
  readonly column: number
  readonly bestValue: number
  /** How many pairs are worth at least the share of the best, and each person's earliest and latest claim among them. */
  readonly pairs: number
  readonly rows: { readonly first: MonthCount; readonly last: MonthCount }
  readonly columns: { readonly first: MonthCount; readonly last: MonthCount }
}

/** The best pair and how wide the zone around it is; null when nothing is ever paid. */
export const gridZone = (grid: CoupleGrid, share: number = NEARLY_BEST): GridZone | null => {
  const width = grid.columns.length
  let best = 0
  grid.values.forEach((value, k) => {
    if (value > (grid.values[best] ?? 0)) best = k
  })
  const bestValue = grid.values[best] ?? 0
  if (bestValue <= 0) return null
  let pairs = 0
  let [top, bottom, left, right] = [grid.rows.length, 0, width, 0]
  grid.values.forEach((value, k) => {
    if (value < bestValue * share) return
    pairs++
    const row = Math.floor(k / width)
    const column = k - row * width
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
    left = Math.min(left, column)
    right = Math.max(right, column)
  })
  const month = (list: readonly MonthCount[], i: number): MonthCount => list[i] ?? 0
  return {
    row: Math.floor(best / width),
    column: best % width,
    bestValue,
    pairs,
    rows: { first: month(grid.rows, top), last: month(grid.rows, bottom) },
    columns: { first: month(grid.columns, left), last: month(grid.columns, right) },
  }
}
