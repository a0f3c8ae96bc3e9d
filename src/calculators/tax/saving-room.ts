/** Findings on what may still go into plans at work and IRAs, and on what went in beyond the limits. */
import type { Person } from '#engine/tax/household.ts'
import { iraLimit } from '#engine/tax/ira-deduction.ts'
import { act, good, watch } from '../kit/finding.ts'
import { bracketOf, type Cost, costOf, type TaxResult } from './compute.ts'
import type { TaxContext } from './context.ts'
import type { TaxLaw } from './law.ts'
import { taxesOf } from './taxes.ts'
import { type MaybeWeighed, weighed } from './weighed.ts'
import { savingWords as words } from './words/findings.en.ts'

const NUDGE = 1000

/** What a changed household costs against the real one. */
function costOfChange(
  { result, law }: TaxContext,
  change: (household: TaxResult['household']) => TaxResult['household'],
): Cost {
  return costOf(taxesOf(result.household, law), taxesOf(change(result.household), law))
}

/** The most one person may defer in the year, all of it and the part that may be pre-tax. Catch-up money of the well paid has to be Roth (IRC 414(v)(7)); last year's pay, which decides it, is taken to be like this year's. */
function deferralLimits({ age, pay }: Pick<Person, 'age' | 'pay'>, { facts }: TaxLaw) {
  const { deferral, catchUp50, catchUp60To63, rothCatchUpWagesOver } = facts.plans.value
  const more = age >= 60 && age <= 63 ? catchUp60To63 : age >= 50 ? catchUp50 : 0
  const onlyRoth = more > 0 && rothCatchUpWagesOver !== null && pay > rothCatchUpWagesOver
  return { whole: deferral + more, preTax: onlyRoth ? deferral : deferral + more, onlyRoth }
}

/** Pre-tax money at work: what one more thousand saves, while there is room under the limit. */
export function planMoney(context: TaxContext): MaybeWeighed {
  const { result, law } = context
  const [you] = result.household.people
  const { whole, preTax, onlyRoth } = deferralLimits(you, law)
  const room = Math.min(
    preTax - you.planDeferrals,
    whole - you.planDeferrals - you.rothPlanDeferrals,
    you.pay - you.planDeferrals - you.rothPlanDeferrals - you.cafeteriaPlan,
  )
  if (room < NUDGE || you.pay < 15_000) return null
  const cost = costOfChange(context, (household) => withPerson(household, { planDeferrals: you.planDeferrals + NUDGE }))
  if (cost.total > -1) return null
  return weighed(
    (-cost.total / NUDGE) * Math.min(room, 10_000),
    good(words.plan, { saves: -cost.total, room, limit: preTax, onlyRoth }),
  )
}

/** More into plans at work than one person's limit: the page takes it as told. */
export function overPlanLimit({ result, law }: TaxContext): MaybeWeighed {
  const over = result.household.people.flatMap((person) => {
    const paid = person.planDeferrals + person.rothPlanDeferrals
    const { whole } = deferralLimits(person, law)
    return paid - whole >= 1 && person.planDeferrals > 0 ? [{ paid, whole }] : []
  })
  const first = over[0]
  if (first === undefined) return null
  return weighed((first.paid - first.whole) * 0.4, act(words.overPlan, { paid: first.paid, limit: first.whole }))
}

export function iraMoney(context: TaxContext): MaybeWeighed {
  const { result, law } = context
  const { household, taxes } = result
  const paid = household.people.reduce((sum, person) => sum + person.traditionalIra, 0)
  if (paid > 0) {
    const lost = paid - taxes.federal.adjustments.ira
    if (lost < 1) return null
    return weighed(
      lost * (bracketOf(result, law) / 100),
      watch(words.iraLost, { deductible: taxes.federal.adjustments.ira, paid, lost }),
    )
  }
  const [you] = household.people
  const earned = household.people.reduce(
    (sum, { pay, planDeferrals, cafeteriaPlan, selfEmployment }) =>
      sum + Math.max(0, pay - planDeferrals - cafeteriaPlan) + Math.max(0, selfEmployment),
    0,
  )
  const limit = iraLimit(you.age, law.facts)
  const room = Math.min(limit - you.rothIra, earned)
  if (you.pay + you.selfEmployment < NUDGE || room < NUDGE) return null
  const cost = costOfChange(context, (before) => withPerson(before, { traditionalIra: NUDGE }))
  if (cost.total > -1) return null
  return weighed(
    (-cost.total / NUDGE) * room * 0.9,
    good(words.ira, { saves: -cost.total, room, hasRoth: you.rothIra > 0, hasPlan: you.coveredByPlan }),
  )
}

const withPerson = (
  household: TaxResult['household'],
  change: Partial<TaxResult['household']['people'][0]>,
): TaxResult['household'] => {
  const [first, second] = household.people
  const you = { ...first, ...change }
  return { ...household, people: second === undefined ? [you] : [you, second] }
}
