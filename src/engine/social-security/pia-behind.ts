import type { EarlyReduction } from '#facts/social-security/rules.ts'
import type { MonthCount } from './birth.ts'
import { benefitInMonth, type OwnClaim } from './claim.ts'

export type PiaBehind =
  | { readonly outcome: 'found'; readonly pia: number }
  /** The claim month is after the month asked about, or nothing is paid: there is no payment to work back from. */
  | { readonly outcome: 'not-paid' }

/** More than any benefit: $100,000 a month, in dimes. */
const MOST_DIMES = 1_000_000

/**
 * The benefit at full retirement age behind a payment somebody already gets: the smallest PIA, in dimes, that pays `payment` whole
 * dollars for `month` under the claim. The payment is the benefit before the Medicare premium and tax are taken off. People who
 * know only the amount they are paid must not enter it as the PIA, for the reduction would then be taken twice.
 */
export const piaBehind = (
  payment: number,
  claim: OwnClaim,
  month: MonthCount,
  reduction: EarlyReduction,
): PiaBehind => {
  const pays = (dimes: number): number => benefitInMonth(dimes / 10, claim, month, reduction)
  if (payment <= 0 || pays(MOST_DIMES) < payment) return { outcome: 'not-paid' }
  let low = 0
  let high = MOST_DIMES
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (pays(middle) >= payment) high = middle
    else low = middle
  }
  return { outcome: 'found', pia: high / 10 }
}
