import { type CertificateRate, interestPerDollar } from './certificate-rate.ts'
import { type SteppedRate, steppedInterest } from './stepped.ts'

/** What it pays over its term: one rate, or rates that step. */
export type PaidRate = CertificateRate | SteppedRate

/** How often interest leaves the certificate; 0 is never before the end. */
export type PayoutsPerYear = 0 | 1 | 2 | 4 | 12

/** Where a deposit stands after some time, before any penalty. Dollars, not rounded. */
export interface Standing {
  /** Interest already sent to the owner. */
  readonly paidOut: number
  /** Deposit and interest still inside. */
  readonly inside: number
}

/**
 * The deposit after `years`. With payouts, each whole period's interest leaves at its end and earns nothing more here; interest of a
 * period that has begun is still inside.
 */
export const standingAfter = (
  deposit: number,
  rate: PaidRate,
  payoutsPerYear: PayoutsPerYear,
  years: number,
): Standing => {
  if (rate.kind === 'stepped') return steppedStanding(deposit, rate, payoutsPerYear, years)
  if (payoutsPerYear === 0) return { paidOut: 0, inside: deposit * (1 + interestPerDollar(rate, years)) }
  const perPayout = interestPerDollar(rate, 1 / payoutsPerYear)
  const payouts = Math.floor(years * payoutsPerYear + 1e-9)
  const rest = Math.max(0, years - payouts / payoutsPerYear)
  return { paidOut: deposit * perPayout * payouts, inside: deposit * (1 + interestPerDollar(rate, rest)) }
}

const steppedStanding = (
  deposit: number,
  rate: SteppedRate,
  payoutsPerYear: PayoutsPerYear,
  years: number,
): Standing => {
  const payouts = payoutsPerYear === 0 ? 0 : Math.floor(years * payoutsPerYear + 1e-9)
  let paidOut = 0
  for (let i = 0; i < payouts; i++)
    paidOut += deposit * steppedInterest(rate, i / payoutsPerYear, (i + 1) / payoutsPerYear)
  const since = payouts === 0 ? 0 : payouts / payoutsPerYear
  return { paidOut, inside: deposit * (1 + steppedInterest(rate, since, Math.max(since, years))) }
}

export interface PenaltyRule {
  /** Months of interest. */
  readonly months: number
  /** Decimal per year; see `statedRate`. */
  readonly annualRate: number
  /** The amount the simple interest is counted on. */
  readonly on: 'deposit' | 'balance'
}

export interface EarlyExit {
  readonly paidOut: number
  readonly inside: number
  /** Simple interest on the amount: amount x rate x months / 12, at most what is inside. */
  readonly penalty: number
  /** What the bank hands over on that day. */
  readonly received: number
  /** `received` and all interest paid before it. */
  readonly total: number
  /** What is missing of the deposit although all interest is counted; 0 when nothing is. */
  readonly lostPrincipal: number
}

/** Closing the certificate after `years`. Nothing caps the penalty at the interest earned, so it can take part of the deposit. */
export const leaveEarly = (
  deposit: number,
  rate: PaidRate,
  payoutsPerYear: PayoutsPerYear,
  years: number,
  rule: PenaltyRule,
): EarlyExit => {
  const { paidOut, inside } = standingAfter(deposit, rate, payoutsPerYear, years)
  const amount = rule.on === 'deposit' ? deposit : inside
  const penalty = Math.min(inside, (amount * rule.annualRate * rule.months) / 12)
  const received = inside - penalty
  const total = paidOut + received
  return { paidOut, inside, penalty, received, total, lostPrincipal: Math.max(0, deposit - total) }
}

/**
 * The first whole month, from 0 to `lastMonth`, from which on leaving early brings at least `wanted(month)`; null when none does.
 * "From which on" means that no later month up to `lastMonth` falls behind again. Looks at 1,200 months at most.
 */
export const monthFromWhichOn = (
  lastMonth: number,
  total: (month: number) => number,
  wanted: (month: number) => number,
): number | null => {
  let first: number | null = null
  for (let month = Math.min(1_200, Math.floor(lastMonth)); month >= 0; month--) {
    const least = wanted(month)
    // Sums of large deposits lose their last digits; a millionth of a millionth of them is no shortfall.
    if (total(month) < least - 1e-9 - 1e-12 * Math.abs(least)) break
    first = month
  }
  return first
}
