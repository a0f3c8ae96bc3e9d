import { floorToDollar } from '../money.ts'
import type { MonthCount } from './birth.ts'
import type { LifeRules } from './life-rules.ts'
import { aliveThrough, dyingIn, type SurvivalCurve } from './mortality.ts'
import type { RunningSum } from './outlook.ts'
import type { OwnPlan, Worker } from './own-plan.ts'
import { lifeStepUp, type SummedPlan, stepUpValue } from './step-up.ts'
import { type SurvivorBase, survivorBase, survivorBestStart, survivorDue } from './survivor.ts'

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

/** The first month of a survivor's benefit after a death: at once, but not before 60 nor before now. */
const soonestAfter = (side: SurvivorSide, death: MonthCount): MonthCount =>
  Math.max(death, side.own.birth.survivorFirstMonth, side.now)

/**
 * What a record pays a survivor after a death in a month, under the plan of the person who died (null: nothing claimed by then). Whoever
 * was paid for a disability leaves the whole PIA: neither a widow's limit nor delayed credits.
 */
export const baseAfter = (dead: Worker, plan: OwnPlan | null, death: MonthCount, rules: LifeRules): SurvivorBase => {
  if (dead.isDisabled) return { full: dead.pia, limit: null }
  return survivorBase(
    {
      birth: dead.birth,
      pia: dead.pia,
      claimMonth: plan?.claimMonth ?? null,
      diedIn: death,
      monthsRestored: plan?.held.months.length ?? 0,
    },
    rules.workerReduction,
    rules.survivor,
  )
}

/**
 * What a death leaves: the whole dollars paid when taken at once, and the largest amount with the month from which it is paid
 * (the survivor's full retirement age, or sooner under the widow's limit).
 */
interface Legacy {
  readonly chance: number
  readonly soonest: MonthCount
  readonly atOnce: number
  readonly largestFrom: MonthCount
  readonly largest: number
}

const legacyOf = (
  side: SurvivorSide,
  base: SurvivorBase,
  largestFrom: MonthCount,
  death: MonthCount,
  chance: number,
): Legacy => {
  const soonest = soonestAfter(side, death)
  const due = (start: MonthCount): number =>
    floorToDollar(survivorDue(base, side.own.birth, start, side.rules.survivor))
  return { chance, soonest, atOnce: due(soonest), largestFrom, largest: due(Math.max(soonest, largestFrom)) }
}

/** Today's value of the better start, once the death has come: at once, or when the benefit is largest. */
const betterStart = (side: SurvivorSide, plan: SummedPlan, legacy: Legacy, waiting: number | null): number => {
  const { life, now } = side
  const atOnce = lifeStepUp(plan, legacy.atOnce, legacy.soonest, life, now)
  if (legacy.soonest >= legacy.largestFrom) return atOnce
  return Math.max(atOnce, waiting ?? lifeStepUp(plan, legacy.largest, legacy.largestFrom, life, now))
}

/** What the other's death leaves in each of the first `months` months from now, no claim having been made. */
export const unclaimedLegacies = (side: SurvivorSide, months: number): Legacy[] => {
  const { other, otherCurve, now, rules } = side
  return Array.from({ length: Math.max(0, months) }, (_, t) => {
    const base = baseAfter(other, null, now + t, rules)
    return legacyOf(side, base, side.own.birth.survivorFullMonth, now + t, dyingIn(otherCurve, t))
  })
}

/**
 * For one own plan: entry k is the value of the step-up when the other dies before the claim, in one of the first k months from
 * now. A claim in month c takes entry c - now + 1: whoever dies in the month of the claim was never paid.
 */
export const beforeClaimValues = (side: SurvivorSide, plan: SummedPlan, legacies: readonly Legacy[]): Float64Array => {
  const sums = new Float64Array(legacies.length + 1)
  let sum = 0
  let last: Legacy | null = null
  let worth = 0
  legacies.forEach((legacy, k) => {
    if (legacy.chance > 0) {
      // Deaths before the survivor is 60 and the other at full retirement age all leave the same.
      if (legacy.soonest !== last?.soonest || legacy.atOnce !== last.atOnce || legacy.largest !== last.largest)
        worth = betterStart(side, plan, legacy, null)
      last = legacy
      sum += legacy.chance * worth
    }
    sums[k + 1] = sum
  })
  return sums
}

/** What the other's death leaves after one claim of theirs. */
export interface ClaimedLegacy {
  /** Deaths before the benefit is largest; those before 60 are one entry, since all start at 60. */
  readonly young: readonly Legacy[]
  readonly largest: number
  readonly largestFrom: MonthCount
  /** From this month on a death starts the largest benefit at once; `alive` is the chance that it has not come before. */
  readonly settled: MonthCount
  readonly alive: number
}

export const claimedLegacy = (side: SurvivorSide, otherPlan: OwnPlan): ClaimedLegacy => {
  const { own, other, otherCurve, now, rules } = side
  const base = baseAfter(other, otherPlan, otherPlan.claimMonth + 1, rules)
  const largestFrom = survivorBestStart(base, own.birth, 0, rules.survivor)
  const from = Math.max(otherPlan.claimMonth + 1, now)
  const aliveBefore = (month: MonthCount): number => aliveThrough(otherCurve, month - now - 1)
  const young: Legacy[] = []
  const eligible = Math.min(Math.max(from, own.birth.survivorFirstMonth), largestFrom)
  if (eligible > from) young.push(legacyOf(side, base, largestFrom, from, aliveBefore(from) - aliveBefore(eligible)))
  for (let month = eligible; month < largestFrom; month++)
    young.push(legacyOf(side, base, largestFrom, month, dyingIn(otherCurve, month - now)))
  const settled = Math.max(from, largestFrom)
  return {
    young: young.filter((legacy) => legacy.chance > 0),
    largest: floorToDollar(survivorDue(base, own.birth, settled, rules.survivor)),
    largestFrom,
    settled,
    alive: aliveBefore(settled),
  }
}

/** The value of the step-up when the other dies after the claim. */
export const afterClaimValue = (side: SurvivorSide, plan: SummedPlan, legacy: ClaimedLegacy): number => {
  const { life, joint, now } = side
  const { young, largest, largestFrom, settled, alive } = legacy
  let value = 0
  if (young.length > 0) {
    const waiting = lifeStepUp(plan, largest, largestFrom, life, now)
    for (const death of young) value += death.chance * betterStart(side, plan, death, waiting)
  }
  if (alive <= 0) return value
  value += alive * lifeStepUp(plan, largest, settled, life, now)
  return value - stepUpValue(plan.plan, largest, settled, joint, now)
}
