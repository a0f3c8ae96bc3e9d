/** Deposits for one child in one year, as gifts. Dollars. */
export interface PlanGift {
  /** One large deposit now. */
  readonly lump: number
  /** Deposits of a year besides. */
  readonly yearly: number
  /** People who give: 2 for a couple. */
  readonly givers: 1 | 2
}
export type GiftOutcome =
  /** Within the yearly exclusion: nothing to file. `room` is what is left of it this year. */
  | { readonly outcome: 'within'; readonly room: number }
  /** Spread over five years by Form 709; `room` a year is left for other gifts to the child. */
  | { readonly outcome: 'spread'; readonly room: number; readonly most: number }
  /** `over` counts against the lifetime amount, on Form 709; tax is rarely due. */
  | { readonly outcome: 'over'; readonly over: number; readonly most: number }

/**
 * Gifts to a 529 plan against the yearly exclusion (IRC 2503(b)). A deposit above it may be spread evenly over `years` years as far as years x exclusion
 * (IRC 529(c)(2)(B)); the yearly deposits of the same years count too.
 */
export function giftOutcome({ lump, yearly, givers }: PlanGift, exclusion: number, years: number): GiftOutcome {
  const perYear = exclusion * givers
  const most = perYear * years
  if (lump + yearly <= perYear) return { outcome: 'within', room: perYear - lump - yearly }
  // Only a deposit above the exclusion is worth the election; without one the yearly deposits are simply over.
  if (lump <= 0) return { outcome: 'over', over: yearly - perYear, most }
  const spread = Math.min(lump, most) / years + yearly
  const over = Math.max(0, lump - most) + Math.max(0, spread - perYear)
  return over > 0 ? { outcome: 'over', over, most } : { outcome: 'spread', room: perYear - spread, most }
}
