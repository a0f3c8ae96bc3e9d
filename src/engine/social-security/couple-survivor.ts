import type { MonthCount } from './birth.ts'
import { stepUp } from './couple.ts'
import { baseClaimed, baseUnclaimed, type LifeRules, type SurvivorBase, survivorDue } from './couple-amounts.ts'
import { aliveThrough, dyingIn, type SurvivalCurve } from './mortality.ts'
import { FOR_LIFE, type RunningSum, sumBetween } from './outlook.ts'
import type { OwnPlan, Worker } from './own-plan.ts'

/**
 * Today's value of what a survivor's benefit of `due` adds to the own plan from month `start` on, over a running sum of the
 * months it may be paid. Before the own claim it is paid alone; after it only what it is larger by.
 */
export const stepUpValue = (
  plan: OwnPlan,
  due: number,
  start: MonthCount,
  sums: RunningSum,
  now: MonthCount,
): number => {
  const { levels } = plan
  const from = start - now
  const first = (levels[0]?.from ?? now + FOR_LIFE) - now
  let value = stepUp(0, due) * sumBetween(sums, from, first)
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i]
    if (level === undefined || level.due >= due) continue
    const begin = Math.max(from, level.from - now)
    value += stepUp(level.due, due) * sumBetween(sums, begin, (levels[i + 1]?.from ?? now + FOR_LIFE) - now)
  }
  return value
}

/** Everything about one survivor that does not depend on the pair of claims. */
export interface SurvivorSide {
  readonly own: Worker
  readonly other: Worker
  readonly otherCurve: SurvivalCurve
  /** Dollars a month while the survivor lives, and while both live. */
  readonly life: RunningSum
  readonly joint: RunningSum
  readonly now: MonthCount
  readonly rules: LifeRules
}

/** When a survivor's benefit starts: at once (from 60 on), or at the survivor's full retirement age. Today's value of the better. */
const betterStart = (
  side: SurvivorSide,
  plan: OwnPlan,
  base: SurvivorBase,
  death: MonthCount,
  atFullAge: number | null,
): number => {
  const { own, life, now, rules } = side
  const soonest = Math.max(death, own.birth.survivorFirstMonth, now)
  const atOnce = stepUpValue(plan, survivorDue(base, own.birth, soonest, rules), soonest, life, now)
  if (soonest >= own.birth.survivorFullMonth) return atOnce
  return Math.max(atOnce, atFullAge ?? fullAgeValue(side, plan, base))
}

const fullAgeValue = (side: SurvivorSide, plan: OwnPlan, base: SurvivorBase): number => {
  const start = side.own.birth.survivorFullMonth
  return stepUpValue(plan, survivorDue(base, side.own.birth, start, side.rules), start, side.life, side.now)
}

/**
 * For one own plan: entry k is the value of the step-up when the other dies before the claim, in one of the first k months from
 * now. Entry `months` is the last. A claim in month c takes entry c - now.
 */
export const beforeClaimValues = (side: SurvivorSide, plan: OwnPlan, months: number): Float64Array => {
  const { other, otherCurve, now, rules } = side
  const sums = new Float64Array(Math.max(0, months) + 1)
  for (let t = 0; t < months; t++) {
    const chance = dyingIn(otherCurve, t)
    const base = baseUnclaimed(other.pia, other.birth, now + t, rules.workerReduction)
    sums[t + 1] = (sums[t] ?? 0) + (chance > 0 ? chance * betterStart(side, plan, base, now + t, null) : 0)
  }
  return sums
}

/** The value of the step-up when the other dies after a claim with this base. */
export const afterClaimValue = (
  side: SurvivorSide,
  plan: OwnPlan,
  otherPlan: OwnPlan,
  base: SurvivorBase = baseClaimed(side.other.pia, side.other.birth, otherPlan, side.rules),
): number => {
  const { own, otherCurve, life, joint, now, rules } = side
  const { survivorFirstMonth, survivorFullMonth } = own.birth
  const from = Math.max(otherPlan.claimMonth, now)
  let value = 0
  if (from < survivorFullMonth) {
    const atFullAge = fullAgeValue(side, plan, base)
    const eligible = Math.min(Math.max(from, survivorFirstMonth), survivorFullMonth)
    const young = aliveThrough(otherCurve, from - now - 1) - aliveThrough(otherCurve, eligible - now - 1)
    if (young > 0) value += young * betterStart(side, plan, base, from, atFullAge)
    for (let month = eligible; month < survivorFullMonth; month++) {
      const chance = dyingIn(otherCurve, month - now)
      if (chance > 0) value += chance * betterStart(side, plan, base, month, atFullAge)
    }
  }
  const settled = Math.max(from, survivorFullMonth)
  const due = survivorDue(base, own.birth, settled, rules)
  const alive = aliveThrough(otherCurve, settled - now - 1)
  if (alive > 0)
    value += alive * stepUpValue(plan, due, settled, life, now) - stepUpValue(plan, due, settled, joint, now)
  return value
}
