import { floorToDollar } from '../money.ts'
import { averageEarnings } from './aime.ts'
import type { LegalBirth, MonthCount } from './birth.ts'
import { creditsOf, type EarningsYear, type FormulaLaw } from './credits.ts'
import type { Wages } from './indexing.ts'
import { type BendPoints, bendPointsOf, insuranceAmount } from './pia.ts'

/** What a worker is paid who becomes disabled before full retirement age. Dollars per month, of the year of the onset. */
export type DisabilityBenefit =
  | {
      readonly outcome: 'insured'
      /** The whole PIA, with no reduction for age; it becomes the retirement benefit at full retirement age. */
      readonly benefit: number
      readonly average: number
      /** The most for worker and family. */
      readonly familyMaximum: number
    }
  /** Too few credits, or too few of them recent. */
  | { readonly outcome: 'not-insured' }
  /** From full retirement age on there is no disability benefit. */
  | { readonly outcome: 'too-old' }

const QUARTERS = 4

const downToDime = (amount: number): number => floorToDollar(amount * 10) / 10

/** Credits of the last `years` calendar years before `year`. */
const recent = (
  earnings: readonly EarningsYear[],
  year: number,
  years: number,
  wages: Wages,
  law: FormulaLaw,
): number =>
  creditsOf(
    earnings.filter((row) => row.year >= year - years && row.year < year),
    wages,
    law,
  )

/**
 * Disability insured status (20 CFR 404.130): fully insured, and 20 credits in the last ten years; from 24 to 30 half of the quarters
 * since 21, at least six; before 24 six in the last three years. By calendar years before the onset.
 */
const isInsured = (
  birth: LegalBirth,
  earnings: readonly EarningsYear[],
  year: number,
  wages: Wages,
  law: FormulaLaw,
): boolean => {
  const age = year - birth.year
  const elapsed = Math.max(0, year - (birth.year + 22))
  const credits = creditsOf(earnings, wages, law, year - 1)
  if (credits < Math.max(law.insured.fewest, Math.min(law.insured.most, elapsed))) return false
  if (age < 24) return recent(earnings, year, 3, wages, law) >= law.insured.fewest
  if (age < 31) {
    const quarters = (age - 21) * QUARTERS
    return recent(earnings, year, age - 21, wages, law) >= Math.max(law.insured.fewest, quarters / 2)
  }
  return recent(earnings, year, 10, wages, law) >= 20
}

/**
 * The average earnings that a PIA comes from, before increases: the formula backwards, as SSA does it (POMS GN 01701.210). Dollars per month.
 */
export const averageBehind = (pia: number, bends: BendPoints, law: FormulaLaw): number => {
  const [a, b, c] = law.formula.shares
  const first = a * bends.first
  const second = first + b * (bends.second - bends.first)
  if (pia <= first) return pia / a
  return pia <= second ? bends.first + (pia - first) / b : bends.second + (pia - second) / c
}

/**
 * The most for a disabled worker and family before increases (42 USC 403(a)(6); POMS RS 00615.742): 85% of average earnings, but at least
 * the PIA and at most one and a half of it. It applies until the benefit becomes a retirement benefit. Dollars per month.
 */
export const disabilityMaximum = (pia: number, average: number): number =>
  downToDime(Math.min(1.5 * pia, Math.max(pia, 0.85 * average)))

/**
 * The benefit for a disability that begins in a month (42 USC 415(b)(2)(A), 403(a)(6); 20 CFR 404.211(e), 404.403(d-1)): of the years
 * since 22 one in five is dropped, five at most; two at least are averaged. The family has 85% of average earnings, but at least the PIA and at
 * most one and a half of it. Pay of the year of the onset is left out. Child care dropout years and offsets for workers' compensation are not
 * looked at.
 */
export const disabilityBenefit = (
  birth: LegalBirth,
  earnings: readonly EarningsYear[],
  onset: MonthCount,
  wages: Wages,
  law: FormulaLaw,
): DisabilityBenefit => {
  if (onset >= birth.fullMonth) return { outcome: 'too-old' }
  const year = Math.floor(onset / 12)
  if (!isInsured(birth, earnings, year, wages, law)) return { outcome: 'not-insured' }
  const { notBefore, dropped, fewest } = law.computation
  const eligible = Math.min(year, Math.floor(birth.month62 / 12))
  const elapsed = Math.max(0, eligible - Math.max(notBefore, birth.year + 22))
  const computationYears = Math.max(fewest, elapsed - Math.min(dropped, Math.floor(elapsed / 5)))
  const eligibility = { year: eligible, indexYear: eligible - 2, computationYears, creditsNeeded: 0 }
  const average = averageEarnings(earnings, eligibility, wages, year - 1).monthly
  const benefit = insuranceAmount(average, bendPointsOf(eligible, law, wages), law)
  return {
    outcome: 'insured',
    benefit: floorToDollar(benefit),
    average,
    familyMaximum: disabilityMaximum(benefit, average),
  }
}
