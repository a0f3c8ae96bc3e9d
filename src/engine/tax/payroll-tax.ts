import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Person } from './household.ts'

/** What employers take from one person's pay for Social Security and Medicare. Dollars per year. */
export interface PayrollTax {
  /** Box 5: pay less cafeteria money. 401(k) deferrals stay in. */
  readonly medicareWages: number
  /** Box 3: the same up to the wage base. */
  readonly socialSecurityWages: number
  /** As withheld: 6.2% of box 3, or what the person says several employers took together. */
  readonly socialSecurity: number
  /** 1.45%, the 0.9% not included. */
  readonly medicare: number
  /** 0.9% that each employer takes from pay over $200,000, whatever the filing status. A payment toward Form 8959. */
  readonly additionalMedicareWithheld: number
  /** Social Security withheld beyond the year's maximum: comes back on the return. */
  readonly excessSocialSecurity: number
}

type Paid = Pick<Person, 'pay' | 'cafeteriaPlan' | 'socialSecurityWithheld' | 'medicareWithheld'>

/**
 * The 0.9% taken from pay, dollars: what box 6 of all W-2s holds over 1.45% of Medicare wages (Form 8959 Part V); where that is not said, as
 * one employer withholds. An employer looks only at what it pays itself: two jobs at $150,000 each withhold none of it, though a single
 * filer owes it on $100,000 (IRC 3102(f)(1)).
 */
export function additionalMedicareWithheld(
  medicareWages: number,
  medicareWithheld: number | null,
  facts: TaxYearFacts,
): number {
  const { rate, employerWithholdsOver } = facts.additionalMedicare.value
  return medicareWithheld === null
    ? rate * Math.max(0, medicareWages - employerWithholdsOver)
    : Math.max(0, medicareWithheld - facts.payroll.value.medicareRate * medicareWages)
}

/**
 * Employee payroll tax of one person, withheld as by one employer unless the W-2s say otherwise (IRC 3101, 3102, 3121): 6.2% up to the wage base and 1.45% of all pay
 * after cafeteria money. Two or more employers can together take more than the maximum; the excess is a credit (IRC 31(b); Publication 505).
 * One employer's own over-withholding is refunded by that employer instead.
 */
export function payrollTax(person: Paid, facts: TaxYearFacts): PayrollTax {
  const rule = facts.payroll.value
  const medicareWages = Math.max(0, person.pay - person.cafeteriaPlan)
  const socialSecurityWages = Math.min(medicareWages, rule.wageBase)
  const socialSecurity = person.socialSecurityWithheld ?? rule.socialSecurityRate * socialSecurityWages
  return {
    medicareWages,
    socialSecurityWages,
    socialSecurity,
    medicare: rule.medicareRate * medicareWages,
    additionalMedicareWithheld: additionalMedicareWithheld(medicareWages, person.medicareWithheld, facts),
    excessSocialSecurity: Math.max(0, socialSecurity - rule.socialSecurityRate * rule.wageBase),
  }
}

/** The employer's own share for one employee, dollars per year: 6.2% up to the wage base and 1.45% of all (IRC 3111). No 0.9%; unemployment tax not included. */
export function employerPayrollTax(person: Pick<Person, 'pay' | 'cafeteriaPlan'>, facts: TaxYearFacts): number {
  const rule = facts.payroll.value
  const wages = Math.max(0, person.pay - person.cafeteriaPlan)
  return rule.socialSecurityRate * Math.min(wages, rule.wageBase) + rule.medicareRate * wages
}
