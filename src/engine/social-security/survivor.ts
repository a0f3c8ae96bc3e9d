import type { EarlyReduction, MonthlyShare } from '#facts/social-security/rules.ts'
import { floorToDollar } from '../money.ts'
import type { LegalBirth, MonthCount } from './birth.ts'
import { adjustedBenefit, creditsEarned, monthsEarly, partOf } from './claim.ts'

/**
 * What a widow, widower or surviving divorced spouse is paid on the record of somebody who died (42 USC 402(e), (f), (g), (k),
 * (q), (w); 20 CFR 404.335–404.338, 404.410(c); POMS RS 00615.320–322). Dollars per month; months are counts (see birth.ts).
 * A new marriage at 60 or later changes nothing (50 for a disabled survivor); an earlier one ends the right while it lasts. The
 * special indexing for a worker who died before 62 (42 USC 415(b)(2)(B)) is not worked out: it can only raise the benefit.
 */

export interface Deceased {
  readonly birth: LegalBirth
  /** The PIA of the month in question: increases for the cost of living go on after death. */
  readonly pia: number
  /** Null, or the month of death or later, when no retirement benefit was drawn. */
  readonly claimMonth: MonthCount | null
  readonly diedIn: MonthCount
  /** Months given back because the earnings test held the payment; 0 unless stated. */
  readonly monthsRestored?: number
}

export interface SurvivorBase {
  /** At the survivor's full retirement age: the PIA with the delayed credits earned before death, at once and in full. */
  readonly full: number
  /** The widow's limit when the deceased drew a reduced benefit, else null. */
  readonly limit: number | null
}

export interface SurvivorLaw {
  readonly mostReduction: MonthlyShare
  readonly limitShare: MonthlyShare
}

/** What the deceased leaves: depends on whether and when the benefit was claimed. */
export const survivorBase = (deceased: Deceased, worker: EarlyReduction, law: SurvivorLaw): SurvivorBase => {
  const { birth, pia, claimMonth, diedIn } = deceased
  const drawn = claimMonth !== null && claimMonth < diedIn ? claimMonth : null
  const early = drawn === null ? 0 : Math.max(0, monthsEarly(birth, drawn) - (deceased.monthsRestored ?? 0))
  if (drawn !== null && drawn < birth.fullMonth) {
    const own = adjustedBenefit(pia, early, 0, birth.creditPercent, worker)
    return { full: pia, limit: Math.max(own, partOf(pia, law.limitShare.numerator, law.limitShare.denominator)) }
  }
  const credits = creditsEarned(birth, drawn ?? diedIn)
  return { full: adjustedBenefit(pia, 0, credits, birth.creditPercent, worker), limit: null }
}

/** First month a survivor may be paid: that of the death, but not before `first`, the month of 60 or a disabled survivor's. */
export const survivorStart = (
  birth: LegalBirth,
  diedIn: MonthCount,
  wanted: MonthCount,
  first: MonthCount = birth.survivorFirstMonth,
): MonthCount => Math.max(first, diedIn, wanted)

export interface DisabledSurvivorLaw {
  /** Age in months. */
  readonly age: number
  readonly latestOnsetYears: number
  /** Full months of disability before the first that is paid. */
  readonly wait: number
}

/**
 * The first month by age of a survivor whose disability began in the month `since`: 50 attained and the wait over, if it began no later than
 * seven years after the death; else that of 60. The wait counts whole calendar months, which a month without its day leaves from the
 * next one on. The benefit is the whole reduction lower up to 60, and stays so (POMS RS 00615.310).
 */
export const disabledSurvivorFirst = (
  birth: LegalBirth,
  diedIn: MonthCount,
  since: MonthCount,
  { age, latestOnsetYears, wait }: DisabledSurvivorLaw,
): MonthCount =>
  since > diedIn + latestOnsetYears * 12
    ? birth.survivorFirstMonth
    : Math.min(birth.survivorFirstMonth, Math.max(birth.month + age, since + 1 + wait))

/**
 * The survivor's benefit for a start month, down to the dime: up to 28.5% less, in even steps from the survivor's full
 * retirement age back to 60 (a disabled survivor before 60 loses the same 28.5%), then no more than the widow's limit.
 */
export const survivorDue = (base: SurvivorBase, birth: LegalBirth, start: MonthCount, law: SurvivorLaw): number => {
  const span = birth.survivorFullMonth - birth.survivorFirstMonth
  const early = Math.min(span, Math.max(0, birth.survivorFullMonth - start))
  const { numerator, denominator } = law.mostReduction
  const whole = span * denominator
  const reduced = early === 0 ? base.full : partOf(base.full, whole - early * numerator, whole)
  return base.limit === null ? reduced : Math.min(reduced, base.limit)
}

/**
 * A survivor with a benefit of their own is paid the larger of the two, in whole dollars. Each has its own start and its own
 * reduction: taking one early does not lower the other.
 */
export const paidToSurvivor = (ownDue: number, survivor: number): number => floorToDollar(Math.max(ownDue, survivor))

/** The month from which waiting longer adds nothing: the widow's limit may bind before full retirement age. */
export const survivorBestStart = (
  base: SurvivorBase,
  birth: LegalBirth,
  diedIn: MonthCount,
  law: SurvivorLaw,
): MonthCount => {
  const most = survivorDue(base, birth, birth.survivorFullMonth, law)
  for (let month = survivorStart(birth, diedIn, 0); month < birth.survivorFullMonth; month++)
    if (survivorDue(base, birth, month, law) >= most) return month
  return survivorStart(birth, diedIn, birth.survivorFullMonth)
}

/** A parent of any age with the deceased's child under 16 (or disabled) in care: three quarters of the PIA, before the family maximum. */
export const parentInCareAmount = (pia: number, share: number): number => partOf(pia, Math.round(share * 1000), 1000)
