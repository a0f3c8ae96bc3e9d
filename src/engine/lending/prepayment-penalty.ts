import { cents } from '#engine/money.ts'
import type { PrepaymentPenalty } from './loan.ts'
import { penaltyMeter } from './penalty-meter.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

/**
 * The words of a note, three kinds: some months of interest on what is prepaid (six is common), a share of it, or a share
 * that steps down by loan year (3-2-1: 3 %, 2 %, 1 %). `years` is how long the first two last. `free` is what may be prepaid
 * without charge: a share of the original loan each loan year (20 %: California Civil Code 2954.9(b)), or of the balance at each
 * prepayment ("six months' interest on 80 % of the balance" leaves 20 % free).
 */
export type PenaltyTerms = (
  | { readonly kind: 'months-of-interest'; readonly months: number; readonly years: number }
  | { readonly kind: 'share'; readonly share: number; readonly years: number }
  | { readonly kind: 'declining'; readonly sharesByYear: readonly number[] }
) & { readonly free?: { readonly share: number; readonly of: 'loan' | 'balance' } }

/**
 * The same terms as shares by loan year, which is what `amortize` charges on extra payments: n months of interest are
 * n / 12 of the annual rate (decimal, nominal).
 */
export const penaltyShares = (terms: PenaltyTerms, annualRate: number): PrepaymentPenalty => {
  const level = (share: number, years: number): number[] => Array.from({ length: Math.min(years, 100) }, () => share)
  const sharesByYear =
    terms.kind === 'declining'
      ? terms.sharesByYear
      : level(terms.kind === 'share' ? terms.share : (terms.months * annualRate) / 12, terms.years)
  if (terms.free === undefined) return { sharesByYear }
  return terms.free.of === 'loan'
    ? { sharesByYear, freeShareOfLoan: terms.free.share }
    : { sharesByYear, freeShareOfBalance: terms.free.share }
}

export type PrepaidNow = {
  readonly originalPrincipal: number
  /** Owed before the prepayment, dollars. */
  readonly balance: number
  /** Dollars prepaid; the whole balance when the loan is paid off, sold with the home or refinanced. */
  readonly prepaid: number
  readonly annualRate: number
  /** Monthly payments made: 12 still lies in loan year 1, 13 in year 2. */
  readonly paymentsMade: number
}

export type PenaltyDue = { readonly outcome: 'found'; readonly penalty: number } | Refused

/**
 * The penalty on one prepayment, dollars to the cent, when nothing else was prepaid in that loan year. 0 once the years are over.
 * Refuses negative amounts, a prepayment above the balance, and shares above 100 %.
 */
export const prepaymentPenaltyDue = (terms: PenaltyTerms, now: PrepaidNow): PenaltyDue => {
  const penalty = penaltyShares(terms, now.annualRate)
  const shares = [...penalty.sharesByYear, penalty.freeShareOfLoan ?? 0, penalty.freeShareOfBalance ?? 0]
  const years = terms.kind === 'declining' ? terms.sharesByYear.length : terms.years
  if (
    !allWithin(0, 1, ...shares) ||
    !wholeWithin(0, 100, years) ||
    !allWithin(0, 1e9, now.originalPrincipal, now.balance, now.prepaid) ||
    !wholeWithin(0, 1200, now.paymentsMade) ||
    now.prepaid > now.balance
  )
    return refused('bad-input')
  const meter = penaltyMeter(penalty, cents(now.originalPrincipal))
  return { outcome: 'found', penalty: meter(now.paymentsMade, cents(now.prepaid), cents(now.balance)) / 100 }
}

/**
 * Whether the terms stay within a legal limit by loan year, such as 2 %, 2 %, 1 % for a covered qualified mortgage
 * (12 CFR 1026.43(g)(2)). The limit is on the balance paid off, so a free share of the balance counts; one of the loan does not.
 */
export const withinPenaltyLimit = (
  terms: PenaltyTerms,
  annualRate: number,
  limitByYear: readonly number[],
): boolean => {
  const { sharesByYear, freeShareOfBalance = 0 } = penaltyShares(terms, annualRate)
  return sharesByYear.every((share, year) => share * (1 - freeShareOfBalance) <= (limitByYear[year] ?? 0) + 1e-12)
}
