import type { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import type { LegalBirth } from './birth.ts'
import { valueIn, type Wages } from './indexing.ts'

/** Credits (quarters of coverage) and how many are needed (42 USC 413, 414; 20 CFR 404.110–404.146). */

export type FormulaLaw = typeof formulaLaw

export interface EarningsYear {
  readonly year: number
  /** Earnings taxed for Social Security, dollars. What is above the year's base does not count. */
  readonly amount: number
}

/** The year whose formula applies: the year of turning 62, or of death before that. */
export interface Eligibility {
  readonly year: number
  /** Average wages up to this year count; earnings of this and later years stay as they are. */
  readonly indexYear: number
  /** How many years are averaged: 35 for everybody born in 1929 or later who reaches 62. */
  readonly computationYears: number
  readonly creditsNeeded: number
}

/** `diedIn` is the year of a death before 62. A death at 62 or later changes nothing here. */
export const eligibilityOf = (birth: LegalBirth, law: FormulaLaw, diedIn?: number): Eligibility => {
  const year62 = Math.floor(birth.month62 / 12)
  const year = diedIn !== undefined && diedIn < year62 ? diedIn : year62
  const { notBefore, dropped, fewest, most } = law.computation
  const elapsed = Math.max(0, year - Math.max(notBefore, birth.year + 22))
  return {
    year,
    indexYear: year - 2,
    computationYears: Math.max(fewest, Math.min(most, elapsed - dropped)),
    creditsNeeded: Math.max(law.insured.fewest, Math.min(law.insured.most, elapsed)),
  }
}

/**
 * Credits of a year's earnings, four at most. Before 1978 credits went by quarters, which a yearly amount does not show: one
 * for each $50 is an estimate, right for steady work.
 */
export const creditsIn = (earnings: EarningsYear, wages: Wages, law: FormulaLaw): number => {
  if (!(earnings.amount > 0)) return 0
  const perCredit = earnings.year < wages.quarter.firstYear ? law.quarterlyWages : valueIn(wages.quarter, earnings.year)
  return perCredit === undefined ? 0 : Math.min(law.insured.perYear, Math.floor(earnings.amount / perCredit))
}

/** Credits of a whole record, through a year. Years given twice are added up first. */
export const creditsOf = (
  earnings: readonly EarningsYear[],
  wages: Wages,
  law: FormulaLaw,
  through = Number.POSITIVE_INFINITY,
): number => {
  const byYear = new Map<number, number>()
  for (const { year, amount } of earnings)
    if (year <= through) byYear.set(year, (byYear.get(year) ?? 0) + Math.max(0, amount))
  let credits = 0
  for (const [year, amount] of byYear) credits += creditsIn({ year, amount }, wages, law)
  return credits
}
