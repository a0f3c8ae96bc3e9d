import type { MinimumRule } from './minimum.ts'

/** A part of a card's balance that is on an offer for a while. */
export type Promo = {
  /** Dollars on the offer now. */
  balance: number
  /** Decimal per year while the offer lasts; 0 for "no interest". */
  apr: number
  /** How many of the coming monthly payments still fall inside the offer; 0 means it is over. */
  paymentsLeft: number
  /**
   * Only for deferred interest ("no interest if paid in full by ..."), which is not a 0 % APR: interest runs in the background
   * at `apr` (decimal per year) from the first day, and all of it is charged if any of this balance is left at the end.
   * `accrued`: dollars already run up in the background before today.
   */
  deferred?: { apr: number; accrued: number }
}

export type Card = {
  /** Unique among the cards of a plan. */
  key: string
  name: string
  /** Dollars owed at the regular rate now. */
  balance: number
  /** Regular APR, decimal per year; also what is left of an offer pays when the offer is over. */
  apr: number
  minimum: MinimumRule
  promo?: Promo
  /** New purchases each month, dollars, until this card is cleared. */
  monthlyCharges?: number
  /** Gets its minimum and never more: a loan that is to be forgiven, a mortgage that runs beside the plan. */
  minimumOnly?: boolean
  /**
   * Dollars already paid in the first month. The balances are what was left after that, with the month's interest in them; the
   * payment counts as the first month's, which bills this card no more.
   */
  paidThisMonth?: number
}

/** What is owed on a card in all, dollars; background (deferred) interest is not owed yet. */
export const owedOn = (card: Card): number => card.balance + (card.promo?.balance ?? 0)
