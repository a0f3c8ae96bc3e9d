import { roundToCent } from '#engine/money.ts'
import { owed, type RunningCard, topApr } from './cycle.ts'

/**
 * Which card gets the money above the minimums. 'avalanche': highest APR first, balance by balance where a card bears two; with unchanging
 * rates and a fixed total it costs the least interest. 'snowball': smallest balance first. 'custom': the keys as listed, unlisted cards after them.
 * Looked at anew each month, by what is owed and billed that month: none looks
 * ahead to the end of an offer. Ties keep the order in which the cards were given.
 */
export type PayoffOrder = { kind: 'avalanche' } | { kind: 'snowball' } | { kind: 'custom'; keys: readonly string[] }

export const inOrder = (cards: readonly RunningCard[], order: PayoffOrder): readonly RunningCard[] => {
  switch (order.kind) {
    case 'avalanche':
      return [...cards].sort((a, b) => topApr(b) - topApr(a))
    case 'snowball':
      return [...cards].sort((a, b) => owed(a) - owed(b))
    case 'custom': {
      const place = (r: RunningCard): number => {
        const at = order.keys.indexOf(r.card.key)
        return at === -1 ? order.keys.length : at
      }
      return [...cards].sort((a, b) => place(a) - place(b))
    }
  }
}

/** A card, and how much of it is to be paid in all this month, its minimum included, before the next one has its turn. */
export interface Target {
  readonly r: RunningCard
  readonly upTo: number
}

/**
 * Where the money above the minimums goes, one after another. A card with two balances stands twice in the avalanche, at the APR of each: the
 * minimum takes the lower APR first, what is above it the higher (12 CFR 1026.53), so its dear balance is gone once the payment is the
 * minimum and what the minimum left of it. In the last two cycles of a deferred-interest offer it stands once, for there the law sends the money to the offer.
 */
export const targetsOf = (
  cards: readonly RunningCard[],
  order: PayoffOrder,
  minimumOf: (r: RunningCard) => number,
): readonly Target[] => {
  if (order.kind !== 'avalanche') return inOrder(cards, order).map((r) => ({ r, upTo: owed(r) }))
  const rated = cards.flatMap((r): (Target & { apr: number })[] => {
    const promoApr = r.card.promo?.apr ?? 0
    const whole = { r, upTo: owed(r) }
    const sent = r.card.promo?.deferred !== undefined && r.promoPaymentsLeft <= 2
    if (r.promo <= 0 || r.regular <= 0 || sent) return [{ ...whole, apr: topApr(r) }]
    const minimum = minimumOf(r)
    const [dear, cheap] = r.card.apr >= promoApr ? [r.regular, r.promo] : [r.promo, r.regular]
    const first = roundToCent(minimum + Math.min(dear, dear + cheap - minimum))
    return [
      { r, upTo: first, apr: topApr(r) },
      { ...whole, apr: Math.min(r.card.apr, promoApr) },
    ]
  })
  return rated.sort((a, b) => b.apr - a.apr)
}
