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

type Simple = Exclude<PayoffOrder, { kind: 'blend' }>
const orderNow = (order: PayoffOrder, cleared: number): Simple =>
  order.kind === 'blend' ? { kind: cleared < order.wins ? order.first : 'avalanche' } : order

/** A turn at the month's money: a card, and how much of it is to be paid in all this month, in cents, before the next one has its turn. */
export type Turn = {
  readonly r: RunningCard
  /** The lowest comes first; of equals the one that was given first. */
  rank: number
  readonly tie: number
  /** Place in the visitor's own list; past its end where it is not listed. */
  readonly listed: number
  upTo: number
}

/** `each`: how many turns a card has. They are kept from month to month: an order that changes little is put right in few steps. */
export const turnsOf = (cards: readonly RunningCard[], order: PayoffOrder, each: 1 | 2): Turn[] => {
  const keys = order.kind === 'custom' ? order.keys : []
  return cards.flatMap((r) => {
    const at = keys.indexOf(r.card.key)
    const listed = at === -1 ? keys.length : at
    return Array.from({ length: each }, (_, i) => ({ r, rank: 0, tie: r.place * 2 + i, listed, upTo: 0 }))
  })
}

/** By insertion: most months find them in order. */
const settle = (turns: Turn[]): void => {
  for (let i = 1; i < turns.length; i++) {
    const turn = turns[i] as Turn
    let at = i
    for (; at > 0; at--) {
      const before = turns[at - 1] as Turn
      if (before.rank < turn.rank || (before.rank === turn.rank && before.tie < turn.tie)) break
      turns[at] = before
    }
    turns[at] = turn
  }
}

/** a/b before c/d as a·d before c·b: no division by a minimum of nothing. */
const byFreed = ({ r: a }: Turn, { r: b }: Turn): number => {
  const [askedA, askedB] = [a.minimum / 100, b.minimum / 100]
  if (askedA <= 0 || askedB <= 0) return askedB - askedA
  return (owed(a) / 100) * askedB - (owed(b) / 100) * askedA
}

/** Puts cards in the order of the month; `cleared`: how many the plan has cleared so far. */
export const inOrder = (turns: Turn[], order: PayoffOrder, cleared: number): void => {
  const { kind } = orderNow(order, cleared)
  if (kind === 'freed') {
    turns.sort((a, b) => a.tie - b.tie).sort(byFreed)
    return
  }
  for (const turn of turns)
    turn.rank = kind === 'avalanche' ? -topApr(turn.r) : kind === 'snowball' ? owed(turn.r) : turn.listed
  settle(turns)
}

/**
 * Where the money above the minimums goes, one after another: two turns of each card. A card with two balances uses both in the avalanche, at the APR of each: the
 * minimum takes the lower APR first, what is above it the higher (12 CFR 1026.53), so its dear balance is gone once the payment is the
 * minimum and what the minimum left of it. In the last two cycles of a deferred-interest offer it uses one, for there the law sends the money to the offer.
 */
export const targetsInOrder = (turns: Turn[], order: PayoffOrder, cleared: number): void => {
  for (const turn of turns) turn.upTo = turn.tie % 2 === 0 ? owed(turn.r) : 0
  if (orderNow(order, cleared).kind !== 'avalanche') {
    inOrder(turns, order, cleared)
    return
  }
  for (const turn of turns) {
    const { r } = turn
    turn.rank = -topApr(r)
    if (r.promo <= 0 || r.regular <= 0) continue
    const { apr, promo } = r.card
    if (promo === undefined || (promo.deferred !== undefined && r.promoPaymentsLeft <= 2)) continue
    if (turn.tie % 2 === 0) {
      const [dear, cheap] = apr >= promo.apr ? [r.regular, r.promo] : [r.promo, r.regular]
      turn.upTo = r.minimum + Math.min(dear, dear + cheap - r.minimum)
    } else {
      turn.upTo = owed(r)
      turn.rank = -Math.min(apr, promo.apr)
    }
  }
  settle(turns)
}

/**
 * What each deferred-interest offer needs this month to be gone by its last payment in equal steps: its share of what is left, and the
 * card's regular balance, which is paid before it by what is above the minimum (12 CFR 1026.53). The one that ends soonest first.
 */
export const offersInTime = (
  cards: readonly RunningCard[],
): readonly { readonly r: RunningCard; readonly upTo: number }[] =>
  cards
    .filter((r) => r.promo > 0 && r.card.promo?.deferred !== undefined && r.promoPaymentsLeft > 0)
    .sort((a, b) => a.promoPaymentsLeft - b.promoPaymentsLeft)
    .map((r) => ({ r, upTo: r.regular + Math.ceil(r.promo / r.promoPaymentsLeft - 1e-6) }))
