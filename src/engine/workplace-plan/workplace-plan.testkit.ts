import type { DeferralLimits } from './limits.ts'
import { nothingYet, type PaycheckYear } from './paychecks.ts'

export const limits2026: DeferralLimits = {
  base: 24_500,
  catchUp: 0,
  catchUpIsRoth: false,
  catchUpLost: 0,
  additions: 72_000,
  compensation: 360_000,
  employerCounts: false,
}
/** A year of equal paychecks, pre-tax alone. Shares are decimals. */
export const yearOf = (
  pay: number,
  paychecks: number,
  preTax: number,
  change: Partial<PaycheckYear> = {},
): PaycheckYear => ({
  pays: Array.from({ length: paychecks }, () => pay / paychecks),
  elections: { preTax, roth: 0, afterTax: 0 },
  terms: { tiers: [{ rate: 0.5, width: 0.06 }], matchCap: null, nonElective: 0, trueUp: false },
  limits: limits2026,
  soFar: nothingYet,
  elsewhere: 0,
  mostOfPay: 0.9235,
  ...change,
})
