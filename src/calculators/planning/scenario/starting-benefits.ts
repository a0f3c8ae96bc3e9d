/** Benefits of Social Security worked out from today's pay, where a visitor has no statement at hand. */
import type { Household } from '#engine/household/household.ts'
import type { Person } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { dateIn, type IsoDate, type Month, monthOf, yearOf } from '#engine/month.ts'
import { estimatedBenefit } from '#engine/retirement-plan/estimated-benefit.ts'
import { type LegalBirth, legalBirth, toMonthCount } from '#engine/social-security/birth.ts'
import { careerEarnings } from '#engine/social-security/career.ts'
import { adjustedBenefit, monthsEarly } from '#engine/social-security/claim.ts'
import { disabilityBenefit } from '#engine/social-security/disability.ts'
import { type Wages, wagesThrough } from '#engine/social-security/indexing.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables, workerReduction } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'

/** Wages stay at today's level after the last published year. */
const wages: Wages = /* @__PURE__ */ wagesThrough(wageLaw, 2110, 0)
/** Work is taken to have begun at this age. */
const WORK_FROM = 22

const birthOf = ({ born }: Person): LegalBirth | null =>
  born === null ? null : legalBirth(dateIn(born, 15), ageTables)

/** Pay of a year that Social Security is paid from; money of nobody in particular is the first person's. */
function payOf({ incomes, people }: Household, person: Person): number {
  const isOwn = (owner: string | null): boolean =>
    owner === person.id || (person.role === 'you' && (owner === null || !people.some(({ id }) => id === owner)))
  return incomes
    .filter(({ kind, owner }) => (kind === 'wages' || kind === 'self-employment') && isOwn(owner))
    .reduce((sum, one) => sum + incomePerMonth(one) * 12, 0)
}

/** Social Security disability for a disability that begins in a month, dollars a month; 0 where it isn't known or due. */
export function disabilityFor(household: Household, person: Person, onset: Month, today: IsoDate): number {
  const birth = birthOf(person)
  const pay = payOf(household, person)
  if (birth === null || pay <= 0) return 0
  const thisYear = yearOf(monthOf(today))
  const earnings = careerEarnings(
    { pay, thisYear, firstYear: birth.year + WORK_FROM, lastYear: yearOf(onset), aheadOfWages: 0 },
    wages,
  )
  const benefit = disabilityBenefit(birth, earnings, toMonthCount(onset), wages, formulaLaw)
  return benefit.outcome === 'insured' ? benefit.benefit : 0
}

/** The retirement benefit at an age in years of somebody who stops work in a month, dollars of today a month. */
export function benefitAt(
  household: Household,
  person: Person,
  stops: Month,
  claimAge: number,
  today: IsoDate,
): number {
  const birth = birthOf(person)
  const pay = payOf(household, person)
  if (birth === null || pay <= 0) return 0
  const thisYear = yearOf(monthOf(today))
  const retires = Math.max(WORK_FROM * 12, toMonthCount(stops) - birth.month)
  const pia = estimatedBenefit({ birth, pay, since: WORK_FROM * 12, retires, thisYear }, wages, formulaLaw)
  const claim = birth.month + claimAge * 12
  const late = Math.max(0, Math.min(claim, birth.month70) - birth.fullMonth)
  return Math.floor(adjustedBenefit(pia, monthsEarly(birth, claim), late, birth.creditPercent, workerReduction.value))
}
