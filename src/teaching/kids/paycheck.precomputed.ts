/** What is taken from a small paycheck for Social Security and Medicare, in cents, by the law of the standing year. */
import { defaultYear } from '#facts/default-year.ts'
import { taxYears } from '#facts/tax-years.ts'

const { socialSecurityRate, medicareRate } = taxYears[defaultYear].payroll.value
export const HOURS = 15
export const HOURLY_CENTS = 1200

export interface Stub {
  readonly hours: number
  readonly gross: number
  readonly socialSecurity: number
  readonly medicare: number
  readonly net: number
}
function stubOf(hours: number): Stub {
  const gross = hours * HOURLY_CENTS
  const socialSecurity = Math.round(gross * socialSecurityRate)
  const medicare = Math.round(gross * medicareRate)
  return { hours, gross, socialSecurity, medicare, net: gross - socialSecurity - medicare }
}
export const stub: Stub = stubOf(HOURS)
export const longerStub: Stub = stubOf(20)
/** Of each dollar, in percent points: '6.2', '1.45', '7.65'. */
export const rates = {
  socialSecurity: String(Math.round(socialSecurityRate * 1e4) / 100),
  medicare: String(Math.round(medicareRate * 1e4) / 100),
  both: String(Math.round((socialSecurityRate + medicareRate) * 1e4) / 100),
} as const
