/** Social Security and Medicare taken from one paycheck (IRC 3101, 3102, 3121), with what the employer paid before it this year. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { roundToCent } from '../money.ts'

export interface FederalInsurance {
  /** Wages of this paycheck under the wage base. */
  readonly socialSecurityWages: number
  readonly socialSecurity: number
  /** 1.45% of all of them. */
  readonly medicare: number
  /** Wages of this paycheck past $200,000 from this employer. */
  readonly additionalWages: number
  /** The 0.9% on those, whatever the filing status (IRC 3102(f)). */
  readonly additionalMedicare: number
}

/** The part of `amount` that fits under `cap` after `before`. */
export const under = (amount: number, before: number, cap: number): number =>
  Math.max(0, Math.min(amount, cap - before))

/**
 * `wages`: pay less cafeteria money; a 401(k) leaves them as they are. `before`: the same of earlier paychecks of this employer in the
 * year. To the cent, each line by itself, as a stub prints them.
 */
export function federalInsurance(wages: number, before: number, facts: TaxYearFacts): FederalInsurance {
  const { socialSecurityRate, wageBase, medicareRate } = facts.payroll.value
  const { rate, employerWithholdsOver } = facts.additionalMedicare.value
  const paid = Math.max(0, wages)
  const socialSecurityWages = under(paid, before, wageBase)
  const additionalWages = paid - under(paid, before, employerWithholdsOver)
  return {
    socialSecurityWages,
    socialSecurity: roundToCent(socialSecurityRate * socialSecurityWages),
    medicare: roundToCent(medicareRate * paid),
    additionalWages,
    additionalMedicare: roundToCent(rate * additionalWages),
  }
}
