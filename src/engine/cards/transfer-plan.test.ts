import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, owedOn } from './card.ts'
import { checkTransfer } from './transfer.ts'
import { checkTransferOf, type TransferOffer } from './transfer-plan.ts'

const minimum = { kind: 'flat', amount: 0 } as const
const card = (key: string, balance: number, apr: number, more: Partial<Card> = {}): Card => ({
  key,
  name: key,
  balance,
  apr,
  minimum,
  ...more,
})
const offer: TransferOffer = { feeRate: 0.03, promoApr: 0, goToApr: 0.26, promoMonths: 15, minimum }
const options = { order: { kind: 'avalanche' }, firstMonth: '2026-11', interest: 'monthly' } as const
const check = (cards: readonly Card[], amount: number, changes: Partial<TransferOffer> = {}) => {
  const got = checkTransferOf(cards, amount, { ...offer, ...changes }, options)
  if (got.outcome !== 'compared') throw new Error(got.reason)
  return got
}

describe('checkTransferOf', () => {
  it('one card: the same as checkTransfer, whatever the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9000 }), fc.integer({ min: 100, max: 9000 }), (balance, limit) => {
        const single = checkTransfer({ ...offer, balance, apr: 0.24, monthlyPayment: 412, limit, ...options })
        if (single.outcome !== 'compared') throw new Error(single.reason)
        const got = check([card('a', balance, 0.24)], 412, { limit })
        // A limit that splits a cent is cut down here.
        expect(Math.abs(got.moved - single.moved)).toBeLessThanOrEqual(0.011)
        expect(Math.abs((got.saving ?? 0) - (single.saving ?? 0))).toBeLessThan(0.1)
      }),
      { numRuns: 60 },
    )
  })
  it('moves the dearest first: 2,060 of limit holds 1,500 at 29 % and 500 of the 20 % card, fee 60', () => {
    const got = check([card('cheap', 3000, 0.2), card('dear', 1500, 0.29)], 300, { limit: 2060 })
    expect(got).toMatchObject({ moved: 2000, fee: 60 })
    expect(got.cards.map((c) => [c.key, owedOn(c)])).toEqual([
      ['cheap', 2500],
      ['dear', 0],
      ['new', 2060],
    ])
  })
  it('leaves balances on an offer and those at or under the new APR', () => {
    const promo = { balance: 800, apr: 0, paymentsLeft: 6 }
    const got = check([card('a', 200, 0.24, { promo }), card('b', 400, 0.05)], 300, { promoApr: 0.05 })
    expect(got).toMatchObject({ moved: 200, fee: 6 })
  })
  it('refuses what is no amount, below zero, or a card of its own key', () => {
    const refused = (cards: readonly Card[], changes: Partial<TransferOffer>) =>
      checkTransferOf(cards, 100, { ...offer, ...changes }, options)
    const cards = [card('a', 100, 0.2)]
    expect(refused(cards, { feeRate: Number.NaN })).toEqual({ outcome: 'refused', reason: 'not-a-number' })
    expect(refused(cards, { promoMonths: -1 })).toEqual({ outcome: 'refused', reason: 'negative-amount' })
    expect(refused([card('new', 100, 0.2)], {})).toEqual({ outcome: 'refused', reason: 'same-key' })
  })
})
