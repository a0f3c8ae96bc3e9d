import { premiumAtAge } from '#engine/health-coverage/premium-at-age.ts'
import type { CoveredMonths } from '#engine/health-coverage/premium-credit.ts'
import type { SoleBeneficiary } from '#engine/retirement/required-distributions.ts'
import { distributionPeriod, requiredAgeYear } from '#engine/retirement/required-distributions.ts'
import { type LegalBirth, legalBirth } from '#engine/social-security/birth.ts'
import { type Lifetime, yearlyBenefits } from './benefits.ts'
import { type LoanYear, loanYears } from './mortgage-years.ts'
import type { PlanPension, RetirementPlan } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'

/** One person in one year. Today's dollars a year. */
export interface PersonYear {
  readonly alive: boolean
  /** Age on December 31, as the tax law counts it. */
  readonly age: number
  /** Share of the year with pay. */
  readonly works: number
  readonly pay: number
  readonly preTaxSaved: number
  readonly rothSaved: number
  readonly match: number
  readonly hsaSaved: number
  readonly socialSecurity: number
  /** Years the balance is divided by for the required distribution; null before it begins. */
  readonly period: number | null
  /** Pre-tax money may be taken without the 10% tax; all Roth money without tax. */
  readonly preTaxFree: boolean
  readonly rothFree: boolean
  readonly medicareMonths: number
}

/** What is fixed about a year before markets are known. Today's dollars. */
export interface FixedYear {
  readonly year: number
  readonly people: readonly PersonYear[]
  readonly status: 'single' | 'joint'
  /** Ages of those alive. */
  readonly ages: readonly number[]
  /** Share of the year in which everybody with pay still works. */
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
export const MOST_PLAN_YEARS = 101
const FIFTY_NINE_AND_A_HALF = 714
const SEPARATION_AGE = 55

/** The dates of somebody born on `born`; null for no real date. */
export const lifetimesOf = (plan: RetirementPlan, law: PlanLaw): readonly Lifetime[] =>
  plan.people.flatMap((person) => {
    const birth = legalBirth(person.born, law.ages)
    return birth === null ? [] : [{ person, birth, lastYear: Number(person.born.slice(0, 4)) + person.livesTo }]
  })

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The share of a year that lies before a month (a month count). */
const shareBefore = (month: number, year: number): number => between((month - year * 12) / 12, 0, 1)

const stopMonth = ({ person, birth }: Lifetime): number =>
  person.pay > 0 ? birth.month + Math.round(person.retires) : Number.NEGATIVE_INFINITY

function personYear(life: Lifetime, plan: RetirementPlan, law: PlanLaw, year: number, benefit: number): PersonYear {
  const { person, birth } = life
  const alive = year <= life.lastYear
  const works = alive ? shareBefore(stopMonth(life), year) : 0
  const grown = works * (1 + person.raises) ** (year - plan.firstYear)
  const pay = person.pay * grown
  const { savings } = person
  // Nobody saves more than the pay; the employer's money comes on top.
  const wanted = (savings.preTax + savings.roth + savings.hsa) * grown
  const part = wanted > pay && wanted > 0 ? (pay / wanted) * grown : grown
  const bornYear = Number(person.born.slice(0, 4))
  const yearEnd = year * 12 + 11
  const retireYear = Math.floor(stopMonth(life) / 12)
  const separated =
    person.separationRule && person.pay > 0 && year >= retireYear && retireYear >= bornYear + SEPARATION_AGE
  const old = yearEnd >= birth.month + FIFTY_NINE_AND_A_HALF
  return {
    alive,
    age: year - birth.year,
    works,
    pay,
    preTaxSaved: savings.preTax * part,
    rothSaved: savings.roth * part,
    match: savings.match * grown,
    hsaSaved: savings.hsa * part,
    socialSecurity: alive ? benefit : 0,
    period: alive && year >= requiredAgeYear(person.born) ? periodOf(life, plan, law, year) : null,
    preTaxFree: old || separated,
    rothFree: old,
    medicareMonths: 0,
  }
}

/** The joint table serves a spouse more than ten years younger who is alive. */
function periodOf(life: Lifetime, plan: RetirementPlan, law: PlanLaw, year: number): number {
  const age = year - Number(life.person.born.slice(0, 4))
  const other = plan.people.find((person) => person !== life.person)
  if (other === undefined || law.jointTable === null) return distributionPeriod(age)
  const otherBorn = Number(other.born.slice(0, 4))
  if (year > otherBorn + other.livesTo) return distributionPeriod(age)
  const spouse: SoleBeneficiary = { age: year - otherBorn, table: law.jointTable }
  return distributionPeriod(age, spouse)
}

interface Cover {
  readonly covered: readonly CoveredMonths[]
  readonly cost: number
  readonly medicare: readonly number[]
}

/** Who is on a marketplace plan and who on Medicare in a year. While somebody works, their job covers the household. */
function coverOf(lives: readonly Lifetime[], plan: RetirementPlan, law: PlanLaw, year: number): Cover {
  const { health, firstYear } = plan
  const living = lives.map((life, i) => ({ life, i })).filter(({ life }) => year <= life.lastYear)
  let lastStop = Number.NEGATIVE_INFINITY
  for (const { life } of living) lastStop = Math.max(lastStop, stopMonth(life))
  const from = between(lastStop - year * 12, 0, 12)
  const medicare = lives.map(() => 0)
  const growth = (1 + health.growth) ** (year - firstYear)
  const ends: { readonly until: number; readonly premium: number }[] = []
  for (const { life, i } of living) {
    const starts = between(life.birth.month + law.medicareAge - year * 12, 0, 12)
    medicare[i] = 12 - Math.max(starts, from)
    const months = Math.max(0, starts - from)
    if (months === 0 || health.before65 !== 'marketplace') continue
    // Plans are priced by the age on January 1.
    const quoted = firstYear - 1 - Number(life.person.born.slice(0, 4))
    const premium =
      premiumAtAge(health.benchmark[i] ?? 0, quoted, quoted + year - firstYear, law.marketplaces[0].ages) * growth
    ends.push({ until: months, premium })
  }
  const covered: CoveredMonths[] = []
  let at = 0
  for (const until of [...new Set(ends.map((end) => end.until))].sort((a, b) => a - b)) {
    let premium = 0
    for (const end of ends) if (end.until >= until) premium += end.premium
    covered.push({ months: until - at, benchmark: premium, premium })
    at = until
  }
  return { covered, cost: covered.reduce((sum, { months, premium }) => sum + months * premium, 0), medicare }
}

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
    const working = earners.filter(({ lastYear }) => year <= lastYear)
    const allWork = working.length === 0 ? 0 : Math.min(...working.map((life) => shareBefore(stopMonth(life), year)))
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

/** The calendar month in which a pension starts, as a month count; never before the plan. */
const pensionStart = (pension: PlanPension, lives: readonly Lifetime[]): number => {
  const birth: LegalBirth | undefined = lives[pension.owner]?.birth
  return birth === undefined ? Number.POSITIVE_INFINITY : birth.month + Math.round(pension.from)
}

/**
 * A pension's payments in the year at `t`, today's dollars. `price(t)`: price level of a year over today's. An amount is in the dollars of the
 * year it starts, or of the plan's first year once it is being paid; a payment that stays the same buys less each year.
 */
export function pensionIn(
  pension: PlanPension,
  { plan, lives, years }: Pick<PreparedPlan, 'plan' | 'lives' | 'years'>,
  t: number,
  price: (t: number) => number,
): number {
  const owner = lives[pension.owner]
  const fixed = years[t]
  if (owner === undefined || fixed === undefined) return 0
  const start = pensionStart(pension, lives)
  const paid = 1 - shareBefore(start, fixed.year)
  if (paid <= 0) return 0
  const startsAt = Math.max(0, Math.floor(start / 12) - plan.firstYear)
  const alive = fixed.people[pension.owner]?.alive ?? false
  const startedInLife = Math.floor(start / 12) <= owner.lastYear
  const share = alive ? 1 : startedInLife && fixed.people.some((one) => one.alive) ? pension.survivorShare : 0
  const real =
    pension.increase === null
      ? pension.yearly / price(startsAt)
      : (pension.yearly * (1 + pension.increase) ** (t - startsAt)) / price(t)
  return real * paid * share
}
