import type { EarlyReduction } from '#facts/social-security/rules.ts'
import { floorToDollar } from '../money.ts'
import type { LegalBirth, MonthCount } from './birth.ts'

/**
 * What a claim month does to a worker's own benefit (42 USC 402(a), (q), (w); 20 CFR 404.304, 404.313, 404.410). `pia` is the
 * primary insurance amount of the month in question, dollars per month; benefits are dollars per month, before Medicare
 * premiums and tax. Months are counts (see birth.ts). A claim past the month of 70 is taken as it stands: nothing is added for
 * it; one before the first possible month never pays.
 */

/** Shares are counted in parts of this: every fraction of the law is a whole number of them, so nothing drifts. */
const WHOLE = 720_000

/** Share of the benefit lost by starting `months` before full retirement age, in parts of `WHOLE`. */
const lostParts = (months: number, reduction: EarlyReduction): number => {
  const near = Math.min(Math.max(0, months), reduction.firstMonths)
  const far = Math.max(0, months - reduction.firstMonths)
  return (
    (near * reduction.near.numerator * WHOLE) / reduction.near.denominator +
    (far * reduction.far.numerator * WHOLE) / reduction.far.denominator
  )
}

/** Share of a benefit lost by starting `months` before full retirement age, as a decimal: 60 months of a worker's are 0.3. */
export const reductionShare = (months: number, reduction: EarlyReduction): number =>
  lostParts(months, reduction) / WHOLE

/** A monthly amount times a fraction, down to the dime (20 CFR 404.304(f)): multiplied first, divided last. */
export const partOf = (amount: number, numerator: number, denominator: number): number =>
  floorToDollar((amount * 10 * numerator) / denominator) / 10

/** An amount less the early reduction, down to the dime. */
export const reducedAmount = (amount: number, monthsEarly: number, reduction: EarlyReduction): number =>
  partOf(amount, WHOLE - lostParts(monthsEarly, reduction), WHOLE)

/** Months of waiting past full retirement age earned by the end of the month before `month`; never past the month of 70. */
export const creditsEarned = (birth: LegalBirth, claim: MonthCount): number =>
  Math.max(0, Math.min(claim, birth.month70) - birth.fullMonth)

/**
 * The credits that count in the payment for `month`. Those of a year are added from the next January on (20 CFR 404.313(c)),
 * so a claim in mid-year starts with fewer; at 70 all are added at once.
 */
export const creditsCounted = (birth: LegalBirth, claim: MonthCount, month: MonthCount): number => {
  const earned = creditsEarned(birth, claim)
  if (earned === 0 || month >= birth.month70) return earned
  const january = month - (month % 12)
  return Math.max(0, Math.min(earned, january - birth.fullMonth))
}

/** Months before full retirement age that an early claim is charged for; 0 for a later claim. */
export const monthsEarly = (birth: LegalBirth, claim: MonthCount): number =>
  Math.max(0, birth.fullMonth - Math.max(claim, birth.firstMonth))

/** PIA to benefit with so many months of reduction and of credit (one of them is 0), down to the dime. */
export const adjustedBenefit = (
  pia: number,
  early: number,
  credits: number,
  creditPercent: number,
  reduction: EarlyReduction,
): number => (early > 0 ? reducedAmount(pia, early, reduction) : partOf(pia, 1200 + credits * creditPercent, 1200))

export interface OwnClaim {
  readonly birth: LegalBirth
  readonly claimMonth: MonthCount
  /** Months given back at full retirement age because the earnings test held the payment; 0 unless stated. */
  readonly monthsRestored?: number
}

/**
 * The dime amount due for `month`, before the final rounding to a dollar: what a spouse's or survivor's benefit is added to.
 * 0 before the claim.
 */
export const dueInMonth = (pia: number, claim: OwnClaim, month: MonthCount, reduction: EarlyReduction): number => {
  const { birth, claimMonth } = claim
  if (month < claimMonth || month < birth.firstMonth) return 0
  const restored = month >= birth.fullMonth ? (claim.monthsRestored ?? 0) : 0
  const early = Math.max(0, monthsEarly(birth, claimMonth) - restored)
  return adjustedBenefit(pia, early, creditsCounted(birth, claimMonth, month), birth.creditPercent, reduction)
}

/** The payment for `month`: whole dollars, down (s. 215(g)). 0 before the claim. */
export const benefitInMonth = (pia: number, claim: OwnClaim, month: MonthCount, reduction: EarlyReduction): number =>
  floorToDollar(dueInMonth(pia, claim, month, reduction))

export type RetirementBenefit =
  | {
      readonly outcome: 'paid'
      /** Payment for the claim month, whole dollars. */
      readonly first: number
      /** Payment once every delayed credit counts, at the same PIA. Equal to `first` unless credits are still to be added. */
      readonly final: number
      /** The month from which `final` is paid. */
      readonly finalFrom: MonthCount
      readonly monthsEarly: number
      readonly credits: number
      /** `final` as a share of the PIA before roundings: 0.7 at 62 with a full retirement age of 67. */
      readonly share: number
    }
  | {
      /** 62 must have been attained and held for the whole month. */
      readonly outcome: 'too-early'
      readonly firstMonth: MonthCount
    }

/** A worker's own benefit for a claim month, at one PIA throughout (no cost-of-living increase). */
export const retirementBenefit = (
  pia: number,
  birth: LegalBirth,
  claimMonth: MonthCount,
  reduction: EarlyReduction,
): RetirementBenefit => {
  if (claimMonth < birth.firstMonth) return { outcome: 'too-early', firstMonth: birth.firstMonth }
  const claim = { birth, claimMonth }
  const early = monthsEarly(birth, claimMonth)
  const credits = creditsEarned(birth, claimMonth)
  const nextJanuary = claimMonth - (claimMonth % 12) + 12
  const pending = creditsCounted(birth, claimMonth, claimMonth) < credits
  const finalFrom = pending ? Math.min(nextJanuary, birth.month70) : claimMonth
  return {
    outcome: 'paid',
    first: benefitInMonth(pia, claim, claimMonth, reduction),
    final: benefitInMonth(pia, claim, finalFrom, reduction),
    finalFrom,
    monthsEarly: early,
    credits,
    share: early > 0 ? 1 - reductionShare(early, reduction) : 1 + (credits * birth.creditPercent) / 1200,
  }
}
