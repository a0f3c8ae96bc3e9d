import { findRoot } from '../solve/root.ts'

export type PremiumReturn =
  /** `rate`: effective, a decimal a year. */
  | { readonly outcome: 'rate'; readonly rate: number; readonly extra: number; readonly returned: number }
  /** The policy costs no more than the plain one, so what comes back is no return on anything. */
  | { readonly outcome: 'costs-no-more'; readonly returned: number }

/**
 * What a return-of-premium policy truly pays: the price above that of a plain policy of the same coverage is the money put in, at the
 * start of each month, and all premiums come back at the end to somebody who outlives the term and keeps the policy to its last day.
 * Prices in dollars a month, above 0.
 */
export const premiumReturn = (plain: number, withReturn: number, years: number): PremiumReturn => {
  const extra = withReturn - plain
  const months = Math.round(years * 12)
  const returned = withReturn * months
  if (extra <= 0 || months <= 0) return { outcome: 'costs-no-more', returned }
  // Future value of an annuity due of 1 a month, less what comes back for each dollar put in; rises with the rate.
  const left = (monthly: number): number => {
    const grown = Math.abs(monthly) < 1e-12 ? months : (((1 + monthly) ** months - 1) / monthly) * (1 + monthly)
    return grown - returned / extra
  }
  const root = findRoot(left, 0, 1, { tolerance: 1e-14 })
  const monthly = root.outcome === 'root' ? root.x : 1
  return { outcome: 'rate', rate: (1 + monthly) ** 12 - 1, extra, returned }
}
