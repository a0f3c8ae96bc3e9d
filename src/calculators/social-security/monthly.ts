import { floorToDollar } from '#engine/money.ts'
import type { MonthCount } from '#engine/social-security/birth.ts'
import { retirementBenefit } from '#engine/social-security/claim.ts'
import { addOnPlan, addOnUnder, onTop, stepUp, type Tie } from '#engine/social-security/couple.ts'
import type { LifeRules } from '#engine/social-security/life-rules.ts'
import { dueUnder, type OwnPlan, ownPlan, type Worker } from '#engine/social-security/own-plan.ts'
import { survivorDue } from '#engine/social-security/survivor.ts'
import type { Household, Late } from './household.ts'
import type { Party } from './person.ts'

/** What one claim pays a month once everything due has started, nothing held back for work. Whole dollars of today. */
export interface Monthly {
  readonly claim: MonthCount
  /** The first own payment; less than `own` while delayed credits wait for January. */
  readonly first: number
  readonly own: number
  readonly spouse: number
  /** What a survivor's benefit is larger by than the own one. */
  readonly survivor: number
  /** The survivor's benefit as it would be paid alone. */
  readonly survivorAlone: number
  readonly total: number
}

const idle = (worker: Worker): Worker => ({ ...worker, work: null })
const planAt = (party: Party, claim: MonthCount, rules: LifeRules): OwnPlan =>
  ownPlan(idle(party.worker), claim, rules.workerReduction, rules.limits)

const ownAt = (party: Party, claim: MonthCount, rules: LifeRules): { first: number; final: number } => {
  if (party.worker.isDisabled) return { first: floorToDollar(party.worker.pia), final: floorToDollar(party.worker.pia) }
  const paid = retirementBenefit(party.worker.pia, party.birth, claim, rules.workerReduction)
  return paid.outcome === 'paid' ? paid : { first: 0, final: 0 }
}

function spouseAt(me: Party, claim: MonthCount, other: Party, tie: Tie, rules: LifeRules): number {
  const plan = planAt(me, claim, rules)
  const addOn = addOnPlan(idle(me.worker), plan, idle(other.worker), planAt(other, other.claim, rules), tie, rules)
  if (addOn === null) return 0
  const settled = Math.max(addOn.start, claim, me.birth.month70)
  const due = dueUnder(plan, settled)
  return onTop(due, addOnUnder(addOn, me.worker, due, settled, rules))
}

function survivorAt(me: Party, claim: MonthCount, late: Late, rules: LifeRules): { alone: number; more: number } {
  const due = dueUnder(planAt(me, claim, rules), Math.max(claim, me.birth.month70))
  const survivor = survivorDue(late.base, me.birth, late.start, rules.survivor)
  return { alone: floorToDollar(survivor), more: stepUp(due, survivor) }
}

/** The visitor's payment for a claim month. */
export function monthlyAt(household: Household, claim: MonthCount, rules: LifeRules): Monthly {
  const { you } = household
  const { first, final } = ownAt(you, claim, rules)
  const spouse =
    household.kind === 'married' || household.kind === 'divorced'
      ? spouseAt(you, claim, household.other, household.tie, rules)
      : 0
  const survivor = household.kind === 'widowed' ? survivorAt(you, claim, household.late, rules) : { alone: 0, more: 0 }
  return {
    claim,
    first,
    own: final,
    spouse,
    survivor: survivor.more,
    survivorAlone: survivor.alone,
    total: final + spouse + survivor.more,
  }
}

/** The same for the visitor's spouse, whose claim is given. */
export function spouseMonthly(household: Household, rules: LifeRules): Monthly | null {
  if (household.kind !== 'married') return null
  const { you, other, tie } = household
  const { first, final } = ownAt(other, other.claim, rules)
  const spouse = spouseAt(other, other.claim, you, tie, rules)
  return { claim: other.claim, first, own: final, spouse, survivor: 0, survivorAlone: 0, total: final + spouse }
}
