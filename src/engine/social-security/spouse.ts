import type { EarlyReduction, MonthlyShare } from '#facts/social-security/rules.ts'
import type { IsoDate } from '../month.ts'
import type { LegalBirth, MonthCount } from './birth.ts'
import { partOf, reducedAmount } from './claim.ts'

/**
 * What a spouse or divorced spouse adds to a benefit of his or her own (42 USC 402(b), (c), (k)(3), (q), (r); 20 CFR
 * 404.330–404.333, 404.410(b), 404.623). Dollars per month; months are counts (see birth.ts). The family maximum, which can
 * lower a spouse's part when children draw on the same record, stands in family-maximum.ts.
 */

/** A spouse's benefit at full retirement age before anything of one's own: half of the worker's PIA, down to the dime. */
export const fullSpouseAmount = (workerPia: number, share: MonthlyShare): number =>
  partOf(workerPia, share.numerator, share.denominator)

/** What half of the worker's PIA is above one's own PIA; 0 when one's own is as large. It never gains delayed credits. */
export const spouseExcess = (workerPia: number, ownPia: number, share: MonthlyShare): number =>
  Math.max(0, Math.round((fullSpouseAmount(workerPia, share) - ownPia) * 100) / 100)

export interface SpouseCase {
  readonly workerPia: number
  /** 0 without a record of one's own. */
  readonly ownPia: number
  /** Months from the first spouse's month to full retirement age, 0 if later. Months with the worker's child in care are not counted. */
  readonly monthsEarly: number
  /** The part of one's own payment that comes from delayed credits: it is taken from the spouse's part. */
  readonly ownCreditAmount: number
}

/**
 * The spouse's part in dimes, to be added to one's own benefit: the excess, reduced for its own early months, less one's own
 * delayed credits (POMS RS 00615.694), never below 0. The sum is rounded down to a dollar.
 */
export const spouseAddition = (who: SpouseCase, reduction: EarlyReduction, share: MonthlyShare): number => {
  const excess = reducedAmount(spouseExcess(who.workerPia, who.ownPia, share), who.monthsEarly, reduction)
  return Math.max(0, Math.round((excess - who.ownCreditAmount) * 100) / 100)
}

/** Dollars of one's own benefit that delayed credits have added, for somebody who claimed at full retirement age or later. */
export const ownCreditAmount = (ownDue: number, ownPia: number): number =>
  Math.max(0, Math.round((ownDue - ownPia) * 100) / 100)

/** Whoever is born on or after this date claims both benefits when claiming one; older people may have claimed one at a time. */
export const filesForBoth = (born: IsoDate, deemedFilingFrom: string): boolean => born >= deemedFilingFrom

/**
 * The first month of the spouse's part for somebody whose claims are joined: the later of the own claim and the worker's claim,
 * not before 62 has been held all month. A person without a record of their own uses the month of the spouse's claim as
 * `ownClaim`.
 */
export const spouseStart = (birth: LegalBirth, ownClaim: MonthCount, workerClaim: MonthCount): MonthCount =>
  Math.max(ownClaim, workerClaim, birth.firstMonth)

export type DivorcedSpouse =
  | { readonly outcome: 'entitled'; readonly from: MonthCount }
  /** The marriage lasted less than ten years, so there is no benefit on this record. */
  | { readonly outcome: 'marriage-too-short'; readonly yearsNeeded: number }
  /** Married again: benefits on the former spouse's record stop while that marriage lasts. */
  | { readonly outcome: 'remarried' }

export interface Divorce {
  /** Whole years from the wedding to the day the divorce was final. */
  readonly marriageYears: number
  readonly divorcedIn: MonthCount
  readonly remarried: boolean
  /** Null while the former spouse has not claimed. */
  readonly workerClaim: MonthCount | null
  readonly worker: LegalBirth
}

/**
 * From when a divorced spouse may draw on the former spouse's record: with the worker's claim, or without it once the divorce
 * is two years old and the worker is 62 (and insured, which is taken for granted). It takes nothing from anybody else: the
 * family maximum leaves it out.
 */
export const divorcedSpouse = (
  birth: LegalBirth,
  ownClaim: MonthCount,
  divorce: Divorce,
  rules: { readonly divorcedMarriageYears: number; readonly divorcedWaitYears: number },
): DivorcedSpouse => {
  if (divorce.marriageYears < rules.divorcedMarriageYears)
    return { outcome: 'marriage-too-short', yearsNeeded: rules.divorcedMarriageYears }
  if (divorce.remarried) return { outcome: 'remarried' }
  const alone = Math.max(divorce.divorcedIn + rules.divorcedWaitYears * 12, divorce.worker.month62)
  const open = Math.min(alone, divorce.workerClaim ?? alone)
  return { outcome: 'entitled', from: Math.max(ownClaim, open, birth.firstMonth) }
}

/** Months of reduction of a spouse's part that starts in a month. */
export const spouseMonthsEarly = (birth: LegalBirth, start: MonthCount): number => Math.max(0, birth.fullMonth - start)
