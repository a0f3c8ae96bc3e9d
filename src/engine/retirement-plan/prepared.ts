import type { CoveredMonths } from '#engine/health-coverage/premium-credit.ts'
import { legalBirth } from '#engine/social-security/birth.ts'
import { type Lifetime, yearlyBenefits } from './benefits.ts'
import { coverOf } from './cover-year.ts'
import { type LoanYear, loanYears } from './mortgage-years.ts'
import { type PersonYear, personYear } from './person-year.ts'
import type { RetirementPlan } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'
import { retiredMonth } from './retired-month.ts'
import { between, shareBefore } from './year-parts.ts'

/** What is fixed about a year before markets are known. Today's dollars. */
export interface FixedYear {
  readonly year: number
  readonly people: readonly PersonYear[]
  readonly status: 'single' | 'joint'
  /** Ages of those alive. */
  readonly ages: readonly number[]
  /** Share of the year in which nobody alive has retired yet and somebody is paid: after it the household spends as in retirement. */
  readonly allWork: number
  readonly retiredSpending: number
  readonly costs: number
  readonly eventPay: number
  readonly eventTaxed: number
  readonly eventFree: number
  /** Marketplace plan of those not on Medicare, full price. */
  readonly covered: readonly CoveredMonths[]
  readonly marketplaceCost: number
  /** Medicare person-months, and what one costs without a surcharge; `premiumGrowth` raises the surcharge too. */
  readonly medicareMonths: number
  readonly medicareBase: number
  readonly premiumGrowth: number
  readonly bills: number
  /** Which state's law applies. */
  readonly at: 0 | 1
  readonly sells: boolean
  readonly owns: 'home' | 'next' | 'none'
  readonly converts: boolean
}

/** A plan worked out as far as it can be without markets. */
export interface PreparedPlan {
  readonly plan: RetirementPlan
  readonly law: PlanLaw
  readonly lives: readonly Lifetime[]
  readonly years: readonly FixedYear[]
  readonly loan: readonly LoanYear[]
}

/** No plan is longer. */
const MOST_PLAN_YEARS = 101

/** The dates of somebody born on `born`; null for no real date. */
export const lifetimesOf = (plan: RetirementPlan, law: PlanLaw): readonly Lifetime[] =>
  plan.people.flatMap((person) => {
    const birth = legalBirth(person.born, law.ages)
    return birth === null ? [] : [{ person, birth, lastYear: Number(person.born.slice(0, 4)) + person.livesTo }]
  })

/** A whole plan without markets. Null where a birth date is no real date. */
export function preparePlan(plan: RetirementPlan, law: PlanLaw): PreparedPlan | null {
  const lives = lifetimesOf(plan, law)
  if (lives.length < plan.people.length) return null
  const last = Math.max(...lives.map(({ lastYear }) => lastYear))
  const count = between(last - plan.firstYear + 1, 0, MOST_PLAN_YEARS)
  const benefits = yearlyBenefits(lives, plan.firstYear, count, law)
  const { spending, health, home } = plan
  const earners = lives.filter(({ person }) => person.pay > 0)
  const firstBorn = Number(plan.people[0].born.slice(0, 4))
  const medicareEach = law.tax.medicare.value.partBPremium + law.tax.medicarePartD.value.basePremium + health.supplement
  const years = Array.from({ length: count }, (_, t): FixedYear => {
    const year = plan.firstYear + t
    const cover = coverOf(lives, plan, law, year)
    const people = lives.map((life, i) => ({
      ...personYear(life, plan, law, year, benefits[i]?.[t] ?? 0),
      medicareMonths: cover.medicare[i] ?? 0,
    }))
    const living = people.filter(({ alive }) => alive)
    const isPaid = earners.some(({ lastYear }) => year <= lastYear)
    const before = lives.filter(({ lastYear }) => year <= lastYear).map((life) => shareBefore(retiredMonth(life), year))
    const allWork = isPaid ? Math.min(...before) : 0
    const survives = lives.length > 1 && living.length === 1 ? spending.survivorShare : 1
    const changed = (1 + spending.change) ** Math.max(0, year - firstBorn - spending.changeFrom)
    const growth = (1 + health.growth) ** t
    const event = (kind: 'cost' | 'pay' | 'taxed' | 'free'): number => {
      let sum = 0
      for (const one of plan.events) if (one.kind === kind && year >= one.from && year <= one.to) sum += one.amount
      return sum
    }
    const sold = home !== null && home.soldIn !== null && year >= home.soldIn
    return {
      year,
      people,
      status: living.length > 1 ? 'joint' : 'single',
      ages: living.map(({ age }) => age),
      allWork,
      retiredSpending: spending.retired * survives * changed,
      costs: event('cost'),
      eventPay: event('pay'),
      eventTaxed: event('taxed'),
      eventFree: event('free'),
      covered: cover.covered,
      marketplaceCost: cover.cost,
      medicareMonths: cover.medicare.reduce((sum, months) => sum + months, 0),
      medicareBase: medicareEach * growth,
      premiumGrowth: growth,
      bills: health.bills * living.length,
      at: plan.movesIn !== null && year >= plan.movesIn ? 1 : 0,
      sells: home !== null && home.soldIn === year,
      owns: home === null ? 'none' : sold ? (home.nextHome > 0 ? 'next' : 'none') : 'home',
      converts: plan.conversion !== null && year >= plan.conversion.from && year <= plan.conversion.to,
    }
  })
  return {
    plan,
    law,
    lives,
    years,
    loan: home === null ? [] : loanYears(home.mortgage, home.mortgageRate, home.payment),
  }
}
