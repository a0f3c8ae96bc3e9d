import type { LegalBirth } from '#engine/social-security/birth.ts'
import { type Life, timeline } from '#engine/social-security/timeline.ts'
import type { PlanPerson } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'

/** Somebody of the plan on the calendar. */
export interface Lifetime {
  readonly person: PlanPerson
  readonly birth: LegalBirth
  /** The last calendar year of life. */
  readonly lastYear: number
}

/** The first month of a claim: never before the law's first month, nor after that of 70. Counted as in birth.ts. */
export const claimMonth = ({ person, birth }: Lifetime): number =>
  Math.min(birth.month70, Math.max(birth.firstMonth, birth.month + Math.round(person.claims)))

const lifeOf = (life: Lifetime): Life => {
  const { person, birth, lastYear } = life
  return {
    worker: {
      birth,
      pia: Math.max(0, person.pia),
      work: person.pay > 0 ? { yearlyPay: person.pay, stops: birth.month + Math.round(person.retires) } : null,
    },
    claim: claimMonth(life),
    death: (lastYear + 1) * 12,
  }
}

/**
 * Social Security of each person by year, today's dollars: own benefits, a spouse's add-on while both live, after a death the larger of the
 * two benefits (from the month after, at 60 at the earliest), the earnings test before full retirement age, a trust-fund cut if there is one.
 * Rows by person, one entry for each of `years` from `firstYear` on.
 */
export function yearlyBenefits(
  lives: readonly Lifetime[],
  firstYear: number,
  years: number,
  { benefits: rules, cut }: Pick<PlanLaw, 'benefits' | 'cut'>,
): readonly Float64Array[] {
  const [first, second] = lives
  const sums = lives.map(() => new Float64Array(years))
  if (first === undefined) return sums
  const pair = second === undefined ? ([lifeOf(first)] as const) : ([lifeOf(first), lifeOf(second)] as const)
  for (const { month, people } of timeline(pair, 'married', firstYear * 12, 'at-once', cut, rules)) {
    const at = Math.floor(month / 12) - firstYear
    people.forEach(({ total }, i) => {
      const sum = sums[i]
      if (sum !== undefined && at < years) sum[at] = (sum[at] ?? 0) + total
    })
  }
  return sums
}
