import { floorToDollar } from '../money.ts'
import type { MonthCount } from './birth.ts'
import type { LifeRules } from './life-rules.ts'
import type { SurvivalCurve } from './mortality.ts'
import { FOR_LIFE, type RunningSum, sumBetween } from './outlook.ts'
import { dueUnder, type OwnPlan, type Worker } from './own-plan.ts'
import { ownCreditAmount, spouseAddition, spouseExcess, spouseMonthsEarly, spouseStart } from './spouse.ts'

/** One of a couple. */
export interface Partner {
  readonly worker: Worker
  readonly curve: SurvivalCurve
  /** The claim months in question, in order; one alone for somebody who has claimed already. */
  readonly claims: readonly MonthCount[]
}

/**
 * `married`: the add-on starts when both have claimed. Divorced (ten years of marriage, now apart): the first person's add-on needs
 * no claim by the former spouse from `opens` on (two years after the divorce, the former spouse being 62); the former spouse's
 * own money and claim are somebody else's affair.
 */
export type Tie = 'married' | { readonly opens: MonthCount }

/** A spouse's add-on under two plans: its start, its amount from then and from full retirement age, and the months without it. */
export interface AddOnPlan {
  readonly start: MonthCount
  /** Months before full retirement age that the add-on is charged for, and what is left of them after full retirement age. */
  readonly early: number
  readonly earlyAfterFullAge: number
  readonly workerPia: number
  /** Months held back for the other's work, the own ones not among them. */
  readonly heldByOther: readonly MonthCount[]
}

/**
 * The add-on on the other's record, or null when there is none. It starts with the later of both claims: whoever claims either
 * benefit is deemed to claim both (births from 2 January 1954 on). Months held back for either's work lower the reduction at
 * full retirement age (POMS RS 00615.482). Nobody on a disability benefit is deemed to claim (RS 00615.260): theirs is taken to start at
 * full retirement age, unreduced.
 */
export const addOnPlan = (
  own: Worker,
  ownClaim: OwnPlan,
  other: Worker,
  otherClaim: OwnPlan,
  tie: Tie,
  rules: LifeRules,
): AddOnPlan | null => {
  if (spouseExcess(other.pia, own.pia, rules.spouseShare) <= 0) return null
  const open = tie === 'married' ? otherClaim.claimMonth : Math.min(tie.opens, otherClaim.claimMonth)
  const mine = own.isDisabled ? own.birth.fullMonth : ownClaim.claimMonth
  const start = spouseStart(own.birth, mine, open)
  const early = spouseMonthsEarly(own.birth, start)
  const byOther = tie === 'married' ? otherClaim.held.months : []
  const heldByOther = byOther.filter((month) => month >= start && !ownClaim.held.months.includes(month))
  let restored = 0
  if (early > 0) {
    for (const month of ownClaim.held.months) if (month >= start) restored++
    for (const month of heldByOther) if (month < own.birth.fullMonth) restored++
  }
  return { start, early, earlyAfterFullAge: Math.max(0, early - restored), workerPia: other.pia, heldByOther }
}

/** The add-on in dimes for a month of a plan, months held back not taken out. */
export const addOnUnder = (
  plan: AddOnPlan,
  own: Worker,
  ownDue: number,
  month: MonthCount,
  rules: LifeRules,
): number => {
  if (month < plan.start) return 0
  const monthsEarly = month >= own.birth.fullMonth ? plan.earlyAfterFullAge : plan.early
  const who = {
    workerPia: plan.workerPia,
    ownPia: own.pia,
    monthsEarly,
    ownCreditAmount: ownCreditAmount(ownDue, own.pia),
  }
  return spouseAddition(who, rules.spouseReduction, rules.spouseShare)
}

/** What the add-on puts on top of the own payment, both together being rounded down to a dollar. */
export const onTop = (ownDue: number, more: number): number => floorToDollar(ownDue + more) - floorToDollar(ownDue)

/** What a benefit of `due` pays on top of the own payment when only the larger of the two is paid. */
export const stepUp = (ownDue: number, due: number): number =>
  due > ownDue ? floorToDollar(due) - floorToDollar(ownDue) : 0

/** Today's value of the add-on while both live; `joint` as of `jointSum`. */
export const addOnValue = (
  plan: AddOnPlan,
  own: Worker,
  ownClaim: OwnPlan,
  joint: RunningSum,
  now: MonthCount,
  rules: LifeRules,
): number => {
  const { levels } = ownClaim
  const fullMonth = own.birth.fullMonth
  let value = 0
  const stretch = (from: MonthCount, to: MonthCount, due: number): void => {
    if (to <= from) return
    value += onTop(due, addOnUnder(plan, own, due, from, rules)) * sumBetween(joint, from - now, to - now)
  }
  for (let i = 0; i < Math.max(1, levels.length); i++) {
    const from = Math.max(plan.start, levels[i]?.from ?? plan.start)
    const to = levels[i + 1]?.from ?? now + FOR_LIFE
    const due = levels[i]?.due ?? 0
    if (plan.early === plan.earlyAfterFullAge) stretch(from, to, due)
    else {
      stretch(from, Math.min(to, fullMonth), due)
      stretch(Math.max(from, fullMonth), to, due)
    }
  }
  const without = (month: MonthCount): void => {
    if (month < plan.start || month < now) return
    const due = dueUnder(ownClaim, month)
    value -= onTop(due, addOnUnder(plan, own, due, month, rules)) * sumBetween(joint, month - now, month - now + 1)
  }
  for (const month of ownClaim.held.months) without(month)
  for (const month of plan.heldByOther) without(month)
  return value
}
