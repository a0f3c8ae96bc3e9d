/** The household of the whole year: what the jobs and pensions come to, added to everything else. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Household, Person } from '../tax/household.ts'
import type { SourceYear } from './paid-source.ts'

/**
 * Payroll tax of one person’s jobs, each withheld by its own employer: 6.2% up to the wage base in every job (what is over it comes back on
 * the return), and the 0.9% only where one job pays over $200,000 (IRC 3102(f)). `null` where there is no job.
 */
function payrollOf(jobs: readonly SourceYear[], facts: TaxYearFacts) {
  if (jobs.length === 0) return { socialSecurityWithheld: null, medicareWithheld: null }
  const { socialSecurityRate, wageBase, medicareRate } = facts.payroll.value
  const { rate, employerWithholdsOver } = facts.additionalMedicare.value
  let socialSecurityWithheld = 0
  let medicareWithheld = 0
  for (const { gross, cafeteria } of jobs) {
    const wages = gross - cafeteria
    socialSecurityWithheld += socialSecurityRate * Math.min(wages, wageBase)
    medicareWithheld += medicareRate * wages + rate * Math.max(0, wages - employerWithholdsOver)
  }
  return { socialSecurityWithheld, medicareWithheld }
}

const sum = (years: readonly SourceYear[], pick: (year: SourceYear) => number): number =>
  years.reduce((total, year) => total + pick(year), 0)

function withSources(person: Person, years: readonly SourceYear[], facts: TaxYearFacts): Person {
  const jobs = years.filter(({ source }) => source.kind === 'job')
  const pensions = years.filter(({ source }) => source.kind === 'pension')
  const pay = person.pay + sum(jobs, ({ gross }) => gross)
  const planDeferrals = person.planDeferrals + sum(jobs, ({ deferrals }) => deferrals)
  return {
    ...person,
    pay,
    planDeferrals,
    cafeteriaPlan: person.cafeteriaPlan + sum(jobs, ({ cafeteria }) => cafeteria),
    coveredByPlan: person.coveredByPlan || planDeferrals > 0,
    tips: Math.min(pay, person.tips + sum(jobs, ({ source }) => source.tips)),
    overtimePremium: Math.min(pay, person.overtimePremium + sum(jobs, ({ source }) => source.overtimePremium)),
    privatePension: person.privatePension + sum(pensions, ({ taxable }) => taxable),
    ...payrollOf(jobs, facts),
  }
}

/** Everything but the jobs and pensions is in `base`; a source of a spouse counts only where the return has one. */
export function projectedHousehold(base: Household, years: readonly SourceYear[], facts: TaxYearFacts): Household {
  const [first, second] = base.people
  const of = (owner: 0 | 1) => years.filter(({ source }) => (second === undefined ? 0 : source.owner) === owner)
  const you = withSources(first, of(0), facts)
  return { ...base, people: second === undefined ? [you] : [you, withSources(second, of(1), facts)] }
}
