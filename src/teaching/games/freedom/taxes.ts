/** The year's federal taxes, from the same engine as the tax calculator. No state tax: the life is lived where there is none. */
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, noIncome } from '#engine/tax/household.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxLaw } from './law.precomputed.ts'

export interface Taxed {
  readonly age: number
  readonly pay: number
  readonly deferrals: number
  readonly healthPremium: number
  readonly unemployment: number
  readonly disabilityBenefit: number
  readonly partnerPay: number
  readonly children: readonly number[]
  readonly studentInterest: number
  readonly dividends: number
  readonly gain: number
}
/** Income tax after credits, Social Security and Medicare tax: dollars a year. The income tax is negative where credits pay out. */
export function taxesOf(year: Taxed): { readonly income: number; readonly payroll: number } {
  const isJoint = year.partnerPay > 0
  const own = {
    ...noIncome,
    age: year.age,
    pay: year.pay,
    planDeferrals: year.deferrals,
    cafeteriaPlan: Math.min(year.healthPremium, Math.max(0, year.pay - year.deferrals)),
    unemployment: year.unemployment,
    socialSecurity: year.disabilityBenefit,
  }
  const partner = { ...noIncome, age: year.age, pay: year.partnerPay }
  const result = federalReturn(
    {
      ...emptyHousehold,
      status: isJoint ? 'joint' : year.children.length > 0 ? 'head' : 'single',
      people: isJoint ? [own, partner] : [own],
      dependents: year.children.map((age) => ({ age, child: true, student: false, disabled: false, hasNumber: true })),
      studentLoanInterest: year.studentInterest,
      ordinaryDividends: year.dividends,
      qualifiedDividends: year.dividends,
      longTermGain: year.gain,
    },
    taxLaw as TaxYearFacts,
  )
  return { income: result.taxAfterCredits, payroll: result.payroll.total }
}
