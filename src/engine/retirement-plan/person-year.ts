import { distributionPeriod, requiredAgeYear, type SoleBeneficiary } from '#engine/retirement/required-distributions.ts'
import type { Lifetime } from './benefits.ts'
import type { RetirementPlan } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'
import { shareBefore, stopMonth } from './year-parts.ts'

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

const FIFTY_NINE_AND_A_HALF = 714
const SEPARATION_AGE = 55

/** What is fixed about one person in a year; Medicare is filled in by who covers whom. */
export function personYear(
  life: Lifetime,
  plan: RetirementPlan,
  law: PlanLaw,
  year: number,
  benefit: number,
): PersonYear {
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
