import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Person } from './household.ts'
import { type PayrollTax, payrollTax } from './payroll-tax.ts'
import { type SelfEmploymentTax, selfEmploymentTax } from './self-employment-tax.ts'

/** What one person's work comes to on the return. Dollars per year. */
export interface Earnings {
  /** Box 1 of the W-2: pay less plan deferrals and cafeteria money. */
  readonly wages: number
  readonly payroll: PayrollTax
  readonly selfEmployment: SelfEmploymentTax
  /** Deductions of the self-employed after their limits. */
  readonly planDeduction: number
  readonly healthDeduction: number
  /** Wages and business profit less half of self-employment tax: what most credits call earned income. A business loss lowers it. */
  readonly earned: number
  /** Business profit less everything that belongs to it: what the QBI deduction starts from. */
  readonly businessIncome: number
}

/**
 * One person's pay and business. Plan money of the self-employed is held to profit less half of self-employment tax (IRC 404(a)(8)(C)), health
 * premiums to what is left after that (IRC 162(l)(2)(A)); the percentage limit of each kind of plan is not checked.
 */
export function earningsOf(person: Person, facts: TaxYearFacts): Earnings {
  const wages = Math.max(0, person.pay - person.planDeferrals - person.cafeteriaPlan)
  const payroll = payrollTax(person, facts)
  const selfEmployment = selfEmploymentTax(person.selfEmployment, payroll.socialSecurityWages, facts)
  const afterTax = Math.max(0, person.selfEmployment - selfEmployment.deductible)
  const planDeduction = Math.min(person.selfEmployedPlan, afterTax)
  const healthDeduction = Math.min(person.selfEmployedHealth, afterTax - planDeduction)
  return {
    wages,
    payroll,
    selfEmployment,
    planDeduction,
    healthDeduction,
    earned: wages + person.selfEmployment - selfEmployment.deductible,
    businessIncome: person.selfEmployment - selfEmployment.deductible - planDeduction - healthDeduction,
  }
}
