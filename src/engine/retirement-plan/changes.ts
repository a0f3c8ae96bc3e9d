import { claimMonth } from './benefits.ts'
import { inTrouble } from './outcome.ts'
import type { PlanPerson, RetirementPlan } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'
import { lifetimesOf, preparePlan } from './prepared.ts'
import { runPlan } from './run-plan.ts'
import { fewestSteps } from './search.ts'

/** A single change that makes a failing plan last. Dollars a year or months. `effort`: the change as a share of what it changes. */
export type Change =
  | { readonly kind: 'spend-less'; readonly yearly: number; readonly effort: number }
  | { readonly kind: 'save-more'; readonly yearly: number; readonly effort: number }
  | { readonly kind: 'retire-later'; readonly who: 0 | 1; readonly months: number; readonly effort: number }
  | { readonly kind: 'claim-later'; readonly who: 0 | 1; readonly months: number; readonly effort: number }

export const lasts = (plan: RetirementPlan, law: PlanLaw): boolean => {
  const prepared = preparePlan(plan, law)
  return prepared !== null && !runPlan(prepared, undefined, undefined, inTrouble).years.some(inTrouble)
}

/** The plan with one person changed. */
export function withPerson(
  plan: RetirementPlan,
  who: 0 | 1,
  change: (person: PlanPerson) => PlanPerson,
): RetirementPlan {
  const [first, second] = plan.people
  const one = who === 0 ? change(first) : first
  return { ...plan, people: second === undefined ? [one] : [one, who === 1 ? change(second) : second] }
}

const spending = (plan: RetirementPlan, retired: number): RetirementPlan => ({
  ...plan,
  spending: { ...plan.spending, retired },
})

/** Dollars a year are looked for in steps of this. */
const STEP = 100
/** Nobody is asked to work longer than this past their plan. */
const MOST_MONTHS = 120

/**
 * Single changes that make the plan last, each the smallest that does: spend less from retirement on, set more aside until then, work
 * longer, claim Social Security later. The smallest change first, measured against what it changes: spending, pay, the years of retirement,
 * the months a claim can move. Empty where the plan lasts or nothing does it.
 */
export function mendingChanges(plan: RetirementPlan, law: PlanLaw): readonly Change[] {
  const lives = lifetimesOf(plan, law)
  const found: Change[] = []
  const { retired } = plan.spending
  const less = fewestSteps(Math.ceil(retired / STEP), (steps) =>
    lasts(spending(plan, Math.max(0, retired - steps * STEP)), law),
  )
  if (less !== null) {
    const yearly = Math.min(retired, less * STEP)
    found.push({ kind: 'spend-less', yearly, effort: yearly / retired })
  }

  const pays = plan.people.reduce((total, { pay }) => total + pay, 0)
  const worksAhead = lives.some(
    ({ person, birth }) => person.pay > 0 && birth.month + person.retires > plan.firstYear * 12,
  )
  if (worksAhead && plan.spending.working === null) {
    const more = fewestSteps(Math.floor((pays * 0.6) / STEP), (steps) =>
      lasts({ ...plan, extraSaving: plan.extraSaving + steps * STEP }, law),
    )
    if (more !== null) found.push({ kind: 'save-more', yearly: more * STEP, effort: (more * STEP) / pays })
  }
  lives.forEach(({ person, birth, lastYear }, i) => {
    const who = i as 0 | 1
    const stops = birth.month + person.retires
    if (person.pay > 0 && stops > plan.firstYear * 12) {
      const room = Math.min(MOST_MONTHS, (lastYear + 1) * 12 - stops - 1)
      const months = fewestSteps(room, (steps) =>
        lasts(
          withPerson(plan, who, (one) => ({ ...one, retires: one.retires + steps })),
          law,
        ),
      )
      if (months !== null)
        found.push({ kind: 'retire-later', who, months, effort: months / Math.max(1, (lastYear + 1) * 12 - stops) })
    }
    const claim = claimMonth({ person, birth, lastYear })
    const room = birth.month70 - claim
    if (claim >= plan.firstYear * 12 && room > 0 && person.pia > 0) {
      const months = fewestSteps(room, (steps) =>
        lasts(
          withPerson(plan, who, (one) => ({ ...one, claims: claim - birth.month + steps })),
          law,
        ),
      )
      if (months !== null) found.push({ kind: 'claim-later', who, months, effort: months / 96 })
    }
  })
  return found.sort((a, b) => a.effort - b.effort)
}

/** The most that may be spent a year from retirement on so that the money lasts, in steps of $100 up from what is planned; null where the plan fails. */
export function mostSpending(plan: RetirementPlan, law: PlanLaw): number | null {
  const { retired } = plan.spending
  if (!lasts(plan, law)) return null
  const most = Math.ceil((Math.max(retired, 10_000) * 4) / STEP)
  const tooMuch = fewestSteps(most, (steps) => !lasts(spending(plan, retired + steps * STEP), law))
  return retired + ((tooMuch ?? most) - 1) * STEP
}
