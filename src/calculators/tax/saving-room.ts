/** Findings on what may still go into plans at work and IRAs, and on what went in beyond the limits. */
import type { Person } from '#engine/tax/household.ts'
import { iraLimit } from '#engine/tax/ira-deduction.ts'
import { dollars } from '../kit/format.ts'
import { type Cost, costOf, type TaxResult } from './compute.ts'
import { bracketOf } from './figures.ts'
import type { Law } from './law.ts'
import { taxesOf } from './taxes.ts'
import { type Found, weighed } from './weighed.ts'

const NUDGE = 1000

/** What a changed household costs against the real one. */
function costOfChange(
  result: TaxResult,
  law: Law,
  change: (household: TaxResult['household']) => TaxResult['household'],
): Cost {
  return costOf(taxesOf(result.household, law.facts), taxesOf(change(result.household), law.facts))
}

/** The most one person may defer in the year, all of it and the part that may be pre-tax. Catch-up money of the well paid has to be Roth (IRC 414(v)(7)); last year's pay, which decides it, is taken to be like this year's. */
function deferralLimits({ age, pay }: Pick<Person, 'age' | 'pay'>, { facts }: Law) {
  const { deferral, catchUp50, catchUp60To63, rothCatchUpWagesOver } = facts.plans.value
  const more = age >= 60 && age <= 63 ? catchUp60To63 : age >= 50 ? catchUp50 : 0
  const onlyRoth = more > 0 && rothCatchUpWagesOver !== null && pay > rothCatchUpWagesOver
  return { whole: deferral + more, preTax: onlyRoth ? deferral : deferral + more, onlyRoth }
}

/** Pre-tax money at work: what one more thousand saves, while there is room under the limit. */
export function planMoney(result: TaxResult, law: Law): Found {
  const [you] = result.household.people
  const { whole, preTax, onlyRoth } = deferralLimits(you, law)
  const room = Math.min(
    preTax - you.planDeferrals,
    whole - you.planDeferrals - you.rothPlanDeferrals,
    you.pay - you.planDeferrals - you.rothPlanDeferrals - you.cafeteriaPlan,
  )
  if (room < NUDGE || you.pay < 15_000) return null
  const cost = costOfChange(result, law, (household) =>
    withPerson(household, { planDeferrals: you.planDeferrals + NUDGE }),
  )
  if (cost.total > -1) return null
  return weighed(
    (-cost.total / NUDGE) * Math.min(room, 10_000),
    'good',
    `**The next $1,000 into a pre-tax 401(k) would save you ${dollars(-cost.total)}** of tax this year, if your employer has one; ${dollars(room)} more fits under the limit of ${dollars(preTax)}. It is taxed when it comes out.${onlyRoth ? ' At your pay, catch-up money has to be Roth.' : ''}`,
  )
}

/** More into plans at work than one person's limit: the page takes it as told. */
export function overPlanLimit(result: TaxResult, law: Law): Found {
  const over = result.household.people.flatMap((person) => {
    const paid = person.planDeferrals + person.rothPlanDeferrals
    const { whole } = deferralLimits(person, law)
    return paid - whole >= 1 && person.planDeferrals > 0 ? [{ paid, whole }] : []
  })
  const first = over[0]
  if (first === undefined) return null
  return weighed(
    (first.paid - first.whole) * 0.4,
    'act',
    `**${dollars(first.paid)} into plans at work is more than one person’s limit of ${dollars(first.whole)}** for the year. Unless part of it is in a 457(b) plan, which has a limit of its own, what is over is taxed as pay; this page leaves all the pre-tax money out of income.`,
  )
}

export function iraMoney(result: TaxResult, law: Law): Found {
  const { household, taxes } = result
  const paid = household.people.reduce((sum, person) => sum + person.traditionalIra, 0)
  if (paid > 0) {
    const lost = paid - taxes.federal.adjustments.ira
    if (lost < 1) return null
    return weighed(
      lost * (bracketOf(result) / 100),
      'watch',
      `**${taxes.federal.adjustments.ira < 1 ? 'None' : `Only ${dollars(taxes.federal.adjustments.ira)}`} of your ${dollars(paid)} of IRA money is deductible.** A plan at work and your income, or the yearly limit, leave ${dollars(lost)} without a deduction. What is over the limit should come out again: it costs 6% a year (Form 5329); the rest goes on Form 8606.`,
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
  const cost = costOfChange(result, law, (before) => withPerson(before, { traditionalIra: NUDGE }))
  if (cost.total > -1) return null
  return weighed(
    (-cost.total / NUDGE) * room * 0.9,
    'good',
    `**The first $1,000 into a traditional IRA would save you ${dollars(-cost.total)}.** Up to ${dollars(room)} may go in for the year${you.rothIra > 0 ? ', your Roth money counted' : ''}.${you.coveredByPlan ? '' : ' With a plan at work, higher incomes lose the deduction.'}`,
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
