import { floorToDollar } from '#engine/money.ts'
import { type AddOnPlan, addOnUnder, onTop } from '#engine/social-security/couple.ts'
import { type PairPlans, pairPlans } from '#engine/social-security/couple-work.ts'
import type { LifeRules } from '#engine/social-security/life-rules.ts'
import { dueUnder, type OwnPlan, ownPlan, type Worker } from '#engine/social-security/own-plan.ts'
import { unheldPayment, type WidowedPlan, widowedPlan } from '#engine/social-security/widowed.ts'
import type { Household } from './household.ts'
import type { Party } from './person.ts'

/** What the earnings test takes from the visitor before full retirement age. Today's dollars. */
export interface Held {
  readonly months: number
  /** Refunds taken off; with the add-on on either record, and with a survivor's benefit where that is the larger one. */
  readonly amount: number
  /** Whether the add-on that the visitor's record pays the spouse is held back with it. */
  readonly withSpouse: boolean
  /** Months in which a spouse's work holds back their own benefit, and the add-on on their record with it. */
  readonly spouseMonths: number
  /** A survivor's benefit a month as it starts and from full retirement age on; null where there is none. */
  readonly survivor: { readonly before: number; readonly from62: number; readonly after: number } | null
}

/** The visitor's two benefits as a widowed person, their months held back included; null for everybody else. */
const widowedOf = (household: Household, claim: number, rules: LifeRules): WidowedPlan | null =>
  household.kind === 'widowed'
    ? widowedPlan(household.you.worker, household.late.base, claim, household.late.start, rules)
    : null

/** The plans of two, the visitor's first; null for a single or widowed person. */
function pairOf(household: Household, claim: number, rules: LifeRules): PairPlans | null {
  if (household.kind !== 'married' && household.kind !== 'divorced') return null
  const { you, other, tie } = household
  const alone = (worker: Worker, month: number) => ownPlan(worker, month, rules.workerReduction, rules.limits)
  return pairPlans(you.worker, alone(you.worker, claim), other.worker, alone(other.worker, other.claim), tie, rules)
}

/** The visitor's own plan as the earnings test leaves it. */
export const planAt = (household: Household, claim: number, rules: LifeRules): OwnPlan =>
  widowedOf(household, claim, rules)?.own ??
  pairOf(household, claim, rules)?.first ??
  ownPlan(household.you.worker, claim, rules.workerReduction, rules.limits)

/** What is held back under the visitor's claim. */
export function heldUnder(household: Household, claim: number, rules: LifeRules): Held {
  const { you } = household
  const widowed = widowedOf(household, claim, rules)
  const pair = pairOf(household, claim, rules)
  const plan = planAt(household, claim, rules)
  const added = (more: AddOnPlan | null, party: Party, own: OwnPlan, month: number): number => {
    const due = dueUnder(own, month)
    return more === null ? 0 : onTop(due, addOnUnder(more, party.worker, due, month, rules))
  }
  const toSpouse = (month: number): number =>
    household.kind === 'married' && pair !== null ? added(pair.forSecond, household.other, pair.second, month) : 0
  const payment = (month: number): number =>
    widowed !== null
      ? unheldPayment(widowed, you.birth, month)
      : floorToDollar(dueUnder(plan, month)) + added(pair?.forFirst ?? null, you, plan, month) + toSpouse(month)
  let amount = 0
  for (const month of plan.held.months) amount += payment(month)
  for (const refund of plan.held.refunds) amount -= refund.amount
  return {
    months: plan.held.months.length,
    amount,
    spouseMonths: household.kind === 'married' ? (pair?.second.held.months.length ?? 0) : 0,
    withSpouse: plan.held.months.some((month) => toSpouse(month) > 0),
    survivor:
      widowed === null
        ? null
        : {
            before: floorToDollar(widowed.due),
            from62: floorToDollar(widowed.dueFrom62),
            after: floorToDollar(widowed.dueAfterFullAge),
          },
  }
}
