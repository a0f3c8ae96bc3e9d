import { floorToDollar } from '#engine/money.ts'
import { addOnPlan, addOnUnder, onTop } from '#engine/social-security/couple.ts'
import type { LifeRules } from '#engine/social-security/life-rules.ts'
import { dueUnder, type OwnPlan, ownPlan } from '#engine/social-security/own-plan.ts'
import { unheldPayment, type WidowedPlan, widowedPlan } from '#engine/social-security/widowed.ts'
import type { Household } from './household.ts'

/** What the earnings test takes from the visitor before full retirement age. Today's dollars. */
export interface Held {
  readonly months: number
  /** Refunds taken off; with the add-on from a spouse's record, and with a survivor's benefit where that is the larger one. */
  readonly amount: number
  /** A survivor's benefit a month as it starts and from full retirement age on; null where there is none. */
  readonly survivor: { readonly before: number; readonly after: number } | null
}

/** The visitor's two benefits as a widowed person, their months held back included; null for everybody else. */
const widowedOf = (household: Household, claim: number, rules: LifeRules): WidowedPlan | null =>
  household.kind === 'widowed'
    ? widowedPlan(household.you.worker, household.late.base, claim, household.late.start, rules)
    : null

/** The visitor's own plan as the earnings test leaves it. */
export const planAt = (household: Household, claim: number, rules: LifeRules): OwnPlan =>
  widowedOf(household, claim, rules)?.own ?? ownPlan(household.you.worker, claim, rules.workerReduction, rules.limits)

/** What is held back under the visitor's claim. */
export function heldUnder(household: Household, claim: number, rules: LifeRules): Held {
  const { you } = household
  const widowed = widowedOf(household, claim, rules)
  const plan = planAt(household, claim, rules)
  const addOn =
    household.kind === 'married' || household.kind === 'divorced'
      ? addOnPlan(
          you.worker,
          plan,
          household.other.worker,
          ownPlan(household.other.worker, household.other.claim, rules.workerReduction, rules.limits),
          household.tie,
          rules,
        )
      : null
  const payment = (month: number): number => {
    if (widowed !== null) return unheldPayment(widowed, you.birth, month)
    const due = dueUnder(plan, month)
    return floorToDollar(due) + (addOn === null ? 0 : onTop(due, addOnUnder(addOn, you.worker, due, month, rules)))
  }
  let amount = 0
  for (const month of plan.held.months) amount += payment(month)
  for (const refund of plan.held.refunds) amount -= refund.amount
  return {
    months: plan.held.months.length,
    amount,
    survivor:
      widowed === null ? null : { before: floorToDollar(widowed.due), after: floorToDollar(widowed.dueAfterFullAge) },
  }
}
