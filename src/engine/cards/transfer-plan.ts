import { roundToCent } from '#engine/money.ts'
import type { Card } from './card.ts'
import type { MinimumRule } from './minimum.ts'
import { type MonthTotals, type PayoffOutcome, payOffInTotal } from './payoff.ts'
import type { PayoffOptions } from './payoff-plan.ts'
import { judgeMove, leftOnOffer, type TransferCheck } from './transfer.ts'

export type TransferOffer = {
  /** Decimal share of what is moved, added to the new balance. */
  feeRate: number
  /** Decimal per year while the offer lasts, and afterwards. */
  promoApr: number
  goToApr: number
  promoMonths: number
  /** Dollars the new card can take, fee included; without it everything dearer than the offer moves. */
  limit?: number
  minimum: MinimumRule
}

/**
 * Moves regular balances of several cards to one offer, the highest APR first, as far as the limit goes, and compares with
 * leaving them, at the same total payment each month and in the same order. Balances that are themselves on an offer stay,
 * and so do those at or under the offer's APR. Minimums hold on all cards, the new one too, which has the key 'new'.
 * `amount`: dollars paid each month in all. `known`: what leaving them comes to, where that has been worked out. Refuses negative and non-finite amounts, and a card of the key 'new'.
 */
export const checkTransferOf = (
  cards: readonly Card[],
  amount: number,
  offer: TransferOffer,
  options: PayoffOptions,
  known?: PayoffOutcome<MonthTotals>,
): TransferCheck | { outcome: 'refused'; reason: 'same-key' } => {
  const { feeRate, promoApr, goToApr, promoMonths, limit } = offer
  const numbers = [feeRate, promoApr, goToApr, promoMonths, limit ?? 0]
  if (!numbers.every(Number.isFinite)) return { outcome: 'refused', reason: 'not-a-number' }
  if (numbers.some((n) => n < 0)) return { outcome: 'refused', reason: 'negative-amount' }
  const plan = { kind: 'fixed-total', amount } as const
  const stay = known ?? payOffInTotal(cards, plan, options)
  if (stay.outcome === 'refused') return stay

  let room = limit === undefined ? Number.POSITIVE_INFINITY : limit / (1 + feeRate)
  const taken = new Map<string, number>()
  for (const card of [...cards].sort((a, b) => b.apr - a.apr)) {
    if (card.apr <= promoApr) continue
    // Down to the cent, so that the fee still fits under the limit.
    const part = Math.floor(Math.min(card.balance, Math.max(0, room)) * 100 + 1e-6) / 100
    taken.set(card.key, part)
    room -= part
  }
  const moved = roundToCent([...taken.values()].reduce((sum, part) => sum + part, 0))
  const fee = roundToCent(moved * feeRate)
  const newBalance = roundToCent(moved + fee)
  const fresh: Card = {
    key: 'new',
    name: 'New card',
    balance: 0,
    apr: goToApr,
    minimum: offer.minimum,
    promo: { balance: newBalance, apr: promoApr, paymentsLeft: promoMonths },
  }
  const left = cards.map((card) => ({ ...card, balance: roundToCent(card.balance - (taken.get(card.key) ?? 0)) }))
  const after = [...left, fresh]
  const move = payOffInTotal(after, plan, options)
  if (move.outcome === 'refused') return move
  return {
    outcome: 'compared',
    moved,
    fee,
    cards: after,
    stay,
    move,
    ...judgeMove(stay, move, fee),
    leftWhenOfferEnds: leftOnOffer(after, plan, options),
  }
}
