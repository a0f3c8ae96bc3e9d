import type { LegalBirth } from '#engine/social-security/birth.ts'
import { careerEarnings } from '#engine/social-security/career.ts'
import type { FormulaLaw } from '#engine/social-security/credits.ts'
import type { Wages } from '#engine/social-security/indexing.ts'
import { primaryInsurance } from '#engine/social-security/pia.ts'

/** Somebody's work, for an estimate without a record. Dollars of today a year; ages in months. */
export interface WorkingLife {
  readonly birth: LegalBirth
  readonly pay: number
  /** Work began at this age, and ends with the month before `retires`. */
  readonly since: number
  readonly retires: number
  readonly thisYear: number
}

/**
 * Social Security at full retirement age from today's pay, dollars of today a month: earlier pay is taken to have followed the country's average
 * wage, later pay stays as it is, a last year counts by its months (42 USC 415). 0 with too few credits. A real statement is better.
 */
export function estimatedBenefit(
  { birth, pay, since, retires, thisYear }: WorkingLife,
  wages: Wages,
  law: FormulaLaw,
): number {
  const stops = birth.month + retires
  const lastYear = Math.floor((stops - 1) / 12)
  const share = (stops - lastYear * 12) / 12
  const firstYear = Math.max(wages.averageWage.firstYear, Math.floor((birth.month + since) / 12))
  const earnings = careerEarnings({ pay, thisYear, firstYear, lastYear, aheadOfWages: 0 }, wages).map((row) =>
    row.year === lastYear ? { year: row.year, amount: row.amount * share } : row,
  )
  const insurance = primaryInsurance(
    { birth, earnings, through: Number.POSITIVE_INFINITY, increasesThrough: thisYear - 1 },
    wages,
    law,
  )
  return insurance.outcome === 'insured' ? insurance.pia : 0
}
