/** The same nominal rate, compounded, beside simple interest. */
import type { UsRuleCourse } from '#engine/lending/us-rule.ts'
import { effectiveFromNominal } from '#engine/rate.ts'

export const compoundsPerYear = { yearly: 1, monthly: 12, daily: 365 } as const

/** P((1 + r/m)^(mt) - 1), dollars, for any t; null above a quadrillion. */
function compoundInterest(principal: number, annualRate: number, years: number, perYear: number): number | null {
  const effective = effectiveFromNominal(annualRate, perYear)
  const interest = principal * Math.expm1(years * Math.log1p(effective))
  return interest < 1e15 ? interest : null
}

interface Owed {
  readonly principal: number
  /** Decimal per year. */
  readonly annualRate: number
  readonly course: UsRuleCourse | null
}

/** What is owed so many years in if interest compounds and the same payments are made; null above a quadrillion. */
export function compoundOwed(result: Owed, years: number, perYear: number): number | null {
  let owed: number = result.principal
  let at = 0
  for (const row of result.course?.rows ?? []) {
    if (row.years > years + 1e-9) break
    const interest = compoundInterest(owed, result.annualRate, row.years - at, perYear)
    if (interest === null) return null
    owed = Math.max(0, owed + interest - row.paid)
    at = row.years
  }
  const interest = compoundInterest(owed, result.annualRate, Math.max(0, years - at), perYear)
  return interest === null ? null : owed + interest
}
