/** What one way of changing money takes. Shares are decimals. */
export interface ChangeFees {
  /** Taken off before the change, in the money paid with. */
  readonly fixed: number
  /** A fee on top of what is changed, as cards charge it: changing 100 at 0.03 costs 103. */
  readonly surcharge: number
  /** A fee out of what is sent, as transfers charge it: of 100 at 0.03, 97 are changed. */
  readonly feeShare: number
  /** How much worse than the middle rate the rate is. Below zero: better. */
  readonly markup: number
}

export type Change =
  | {
      readonly outcome: 'changed'
      /** In the money received, before rounding to its smallest unit. */
      readonly received: number
      /** What the way costs in all, in the money paid with: the amount less what was received at the middle rate. */
      readonly cost: number
      /** Cost over amount, decimal. */
      readonly costShare: number
      /** Units received for one unit paid, everything counted. */
      readonly effectiveRate: number
      /** What each part takes, in the money paid with; they add up to `cost`. */
      readonly parts: { readonly fixed: number; readonly fee: number; readonly markup: number }
    }
  /** The fixed fee alone is as large as the amount. */
  | { readonly outcome: 'eaten'; readonly fixed: number }
  /** Nothing was to be changed. */
  | { readonly outcome: 'nothing' }

/** How many units of the other money one unit beyond the fixed fee brings. */
const slope = (fees: ChangeFees, midRate: number): number =>
  (midRate * (1 - fees.feeShare) * (1 - fees.markup)) / (1 + fees.surcharge)

/**
 * What is left of `amount` after the fees and the worse rate: received = (amount - fixed) x (1 - fee) / (1 + surcharge) x mid x (1 - markup).
 * All fees come out of the same amount, so that ways can be compared: nobody pays more than `amount`. `midRate`: units received for one.
 */
export function changeMoney(amount: number, midRate: number, fees: ChangeFees): Change {
  if (!(amount > 0)) return { outcome: 'nothing' }
  if (fees.fixed >= amount) return { outcome: 'eaten', fixed: fees.fixed }
  const rest = amount - fees.fixed
  const changed = (rest * (1 - fees.feeShare)) / (1 + fees.surcharge)
  const received = changed * midRate * (1 - fees.markup)
  const parts = { fixed: fees.fixed, fee: rest - changed, markup: changed * fees.markup }
  const cost = parts.fixed + parts.fee + parts.markup
  return { outcome: 'changed', received, cost, costShare: cost / amount, effectiveRate: received / amount, parts }
}

/** What must be paid so that `wanted` arrives; the inverse of `changeMoney`. Null when the way lets nothing through. */
export function amountFor(wanted: number, midRate: number, fees: ChangeFees): number | null {
  const perUnit = slope(fees, midRate)
  return perUnit > 0 ? wanted / perUnit + fees.fixed : null
}

/**
 * The amount at which two ways bring the same; below it the one with the smaller fixed fee is ahead, above it the other. Null when one way is ahead
 * (or both are equal) at every amount.
 */
export function evenAmount(a: ChangeFees, b: ChangeFees, midRate: number): number | null {
  const [perA, perB] = [slope(a, midRate), slope(b, midRate)]
  if (Math.abs(perA - perB) <= 1e-12 * midRate) return null
  const amount = (perA * a.fixed - perB * b.fixed) / (perA - perB)
  return amount > Math.max(a.fixed, b.fixed) ? amount : null
}

/** How much worse than the middle rate an offered rate is, decimal; below zero: better. */
export const markupOf = (offeredRate: number, midRate: number): number => 1 - offeredRate / midRate
