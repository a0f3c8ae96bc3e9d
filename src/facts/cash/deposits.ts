import { cited } from '../cited.ts'

/** Days over which an annual percentage yield is stated for an account without a maturity. */
export const apyDays = cited(365, 'reg-dd-appendix-a', { where: 'part I.A' })
