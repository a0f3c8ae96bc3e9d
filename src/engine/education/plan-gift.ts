/** Deposits for one child as gifts. Dollars. */
export interface PlanGift {
  /** One large deposit now. */
  readonly lump: number
  /** The monthly deposits that still fall in this calendar year. */
  readonly thisYear: number
  /** Those of the calendar year after. */
  readonly yearly: number
  /** People who give: 2 for a couple. */
  readonly givers: 1 | 2
}
export type GiftOutcome =
  /** Within the yearly exclusion: nothing to file. `room` is what is left of it this year. */
  | { readonly outcome: 'within'; readonly room: number }
  /** This year's deposits spread over five years by Form 709; `room` is left for other gifts to the child in each of the years after. */
  | { readonly outcome: 'spread'; readonly room: number; readonly most: number }
  /** `over` of this year, and `later` in each of the years after, count against the lifetime amount; tax is rarely due. `isSpread`: what can be is spread. */
  | {
      readonly outcome: 'over'
      readonly over: number
      readonly later: number
      readonly most: number
      readonly isSpread: boolean
    }

/** Less than this is arithmetic, not money. */
const NOTHING = 1e-6

/**
 * Gifts to a 529 plan against the yearly exclusion (IRC 2503(b)), calendar year by calendar year. Where all deposits of one year are above it they may be spread evenly over `years`
 * years, as far as years x exclusion (IRC 529(c)(2)(B)); what is deposited in the years after comes on top of that year's part.
 */
export function giftOutcome(
  { lump, thisYear, yearly, givers }: PlanGift,
  exclusion: number,
  years: number,
): GiftOutcome {
  const perYear = exclusion * givers
  const most = perYear * years
  const first = lump + thisYear
  const isOver = first > perYear + NOTHING
  if (!isOver && yearly <= perYear + NOTHING) return { outcome: 'within', room: Math.max(0, perYear - first) }
  // Only a large deposit is worth the election: monthly ones come again in each of the years after.
  if (lump <= 0 || !isOver)
    return {
      outcome: 'over',
      over: Math.max(0, first - perYear),
      later: Math.max(0, yearly - perYear),
      most,
      isSpread: false,
    }
  const eachYear = Math.min(first, most) / years + yearly
  const over = Math.max(0, first - most)
  const later = Math.max(0, eachYear - perYear)
  return over > NOTHING || later > NOTHING
    ? { outcome: 'over', over, later, most, isSpread: true }
    : { outcome: 'spread', room: Math.max(0, perYear - eachYear), most }
}
