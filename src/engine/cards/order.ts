import { roundToCent } from '#engine/money.ts'
import { owed, type RunningCard, topApr } from './cycle.ts'

/**
 * Which card gets the money above the minimums.
 * - `avalanche`: highest APR first, balance by balance where a card bears two; with unchanging rates and a fixed total it costs the
 *   least interest.
 * - `snowball`: smallest balance first.
 * - `freed`: the fewest dollars owed for each dollar of minimum payment first (the "cash flow index", balance / minimum payment):
 *   what frees the most of the month for the money paid. A card that asks for nothing comes last.
 * - `blend`: by `first` until so many cards (`wins`) are cleared, then highest APR first.
 * - `custom`: the keys as listed, unlisted cards after them.
 * Looked at anew each month, by what is owed and billed that month: none looks ahead to the end of an offer. Ties keep the order in
 * which the cards were given.
 */
export type PayoffOrder =
  | { kind: 'avalanche' }
  | { kind: 'snowball' }
  | { kind: 'freed' }
  | { kind: 'blend'; first: 'snowball' | 'freed'; wins: number }
  | { kind: 'custom'; keys: readonly string[] }

/** How things stand in a month: what each card asks for, and how many cards the plan has cleared so far. */
export interface OrderView {
  readonly minimumOf: (r: RunningCard) => number
  readonly cleared: number
}

type Simple = Exclude<PayoffOrder, { kind: 'blend' }>
const orderNow = (order: PayoffOrder, { cleared }: OrderView): Simple =>
  order.kind === 'blend' ? { kind: cleared < order.wins ? order.first : 'avalanche' } : order

export const inOrder = (cards: readonly RunningCard[], order: PayoffOrder, view: OrderView): readonly RunningCard[] => {
  const now = orderNow(order, view)
  switch (now.kind) {
    case 'avalanche':
      return [...cards].sort((a, b) => topApr(b) - topApr(a))
    case 'snowball':
      return [...cards].sort((a, b) => owed(a) - owed(b))
    case 'freed': {
      // a/b before c/d as a·d before c·b: no division by a minimum of nothing.
      const asked = new Map(cards.map((r) => [r, view.minimumOf(r)]))
      const of = (r: RunningCard): number => asked.get(r) ?? 0
      return [...cards].sort((a, b) => {
        if (of(a) <= 0 || of(b) <= 0) return of(b) - of(a)
        return owed(a) * of(b) - owed(b) * of(a)
      })
    }
    case 'custom': {
      const place = (r: RunningCard): number => {
        const at = now.keys.indexOf(r.card.key)
        return at === -1 ? now.keys.length : at
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
export const targetsOf = (cards: readonly RunningCard[], order: PayoffOrder, view: OrderView): readonly Target[] => {
  if (orderNow(order, view).kind !== 'avalanche') return inOrder(cards, order, view).map((r) => ({ r, upTo: owed(r) }))
  const rated = cards.flatMap((r): (Target & { apr: number })[] => {
    const promoApr = r.card.promo?.apr ?? 0
    const whole = { r, upTo: owed(r) }
    const sent = r.card.promo?.deferred !== undefined && r.promoPaymentsLeft <= 2
    if (r.promo <= 0 || r.regular <= 0 || sent) return [{ ...whole, apr: topApr(r) }]
    const minimum = view.minimumOf(r)
    const [dear, cheap] = r.card.apr >= promoApr ? [r.regular, r.promo] : [r.promo, r.regular]
    const first = roundToCent(minimum + Math.min(dear, dear + cheap - minimum))
    return [
      { r, upTo: first, apr: topApr(r) },
      { ...whole, apr: Math.min(r.card.apr, promoApr) },
    ]
  })
  return rated.sort((a, b) => b.apr - a.apr)
}

/**
 * What each deferred-interest offer needs this month to be gone by its last payment in equal steps: its share of what is left, and the
 * card's regular balance, which is paid before it by what is above the minimum (12 CFR 1026.53). The one that ends soonest first.
 */
export const offersInTime = (cards: readonly RunningCard[]): readonly Target[] =>
  cards
    .filter((r) => r.promo > 0 && r.card.promo?.deferred !== undefined && r.promoPaymentsLeft > 0)
    .sort((a, b) => a.promoPaymentsLeft - b.promoPaymentsLeft)
    .map((r) => ({ r, upTo: roundToCent(r.regular + Math.ceil((r.promo * 100) / r.promoPaymentsLeft - 1e-6) / 100) }))
