import { premiumAtAge } from '#engine/health-coverage/premium-at-age.ts'
import type { CoveredMonths } from '#engine/health-coverage/premium-credit.ts'
import type { Lifetime } from './benefits.ts'
import type { RetirementPlan } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'
import { between, stopMonth } from './year-parts.ts'

/** Marketplace months with their full price, and each one's months of Medicare. */
interface Cover {
  readonly covered: readonly CoveredMonths[]
  readonly cost: number
  readonly medicare: readonly number[]
}

/** Who is on a marketplace plan and who on Medicare in a year. While somebody works, their job covers the household. */
export function coverOf(lives: readonly Lifetime[], plan: RetirementPlan, law: PlanLaw, year: number): Cover {
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
