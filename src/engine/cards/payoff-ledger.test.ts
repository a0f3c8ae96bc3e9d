import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledger, type PlainCard } from '#engine/oracles/cards.ts'
import type { Card } from './card.ts'
import { paymentByDate } from './payment-by-date.ts'
import { payOff, payOffInTotal } from './payoff.ts'
import type { PayoffOptions, PayoffPlan } from './payoff-plan.ts'

/** As the engine takes it: dollars and decimals. */
const cardOf = ({ balance, points, minimum, charges, offer }: PlainCard, at: number): Card => ({
  key: `${at + 1}`,
  name: `Card ${at + 1}`,
  balance: balance / 100,
  apr: points / 10_000,
  minimum: { kind: 'percent-plus-interest', percent: minimum.points / 10_000, floor: minimum.floor / 100 },
  ...(charges > 0 ? { monthlyCharges: charges / 100 } : {}),
  ...(offer
    ? {
        promo: {
          balance: offer.balance / 100,
          apr: offer.points / 10_000,
          paymentsLeft: offer.left,
          ...(offer.deferred
            ? { deferred: { apr: offer.deferred.points / 10_000, accrued: offer.deferred.accrued / 100 } }
            : {}),
        },
      }
    : {}),
})
const cents = (most: number) => fc.integer({ min: 0, max: most })
const plainCard: fc.Arbitrary<PlainCard> = fc
  .record({
    balance: cents(900_000),
    points: cents(3_600),
    minimum: fc.record({ points: cents(400), floor: cents(6_000) }),
    charges: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: cents(20_000) }),
    offer: fc.option(
      fc.record({
        balance: cents(500_000),
        points: cents(1_200),
        left: fc.integer({ min: 0, max: 30 }),
        deferred: fc.option(fc.record({ points: cents(3_000), accrued: cents(20_000) })),
      }),
    ),
  })
  .map(({ offer, ...card }) => {
    if (offer === null) return card
    const { deferred, ...rest } = offer
    return { ...card, offer: deferred === null ? rest : { ...rest, deferred } }
  })
const plainCards = fc.array(plainCard, { minLength: 1, maxLength: 10 })
const optionsIn = (first: 'apr' | 'size'): PayoffOptions => ({
  order: { kind: first === 'apr' ? 'avalanche' : 'snowball' },
  firstMonth: '2026-11',
  interest: 'monthly',
})

test('up to ten cards with offers and new charges: the same months, interest and order as a ledger in whole numbers', () => {
  fc.assert(
    fc.property(plainCards, fc.option(cents(200_000)), fc.constantFrom('apr', 'size'), (plain, total, first) => {
      const expected = ledger(plain, total, first)
      const plan: PayoffPlan = total === null ? { kind: 'minimum' } : { kind: 'fixed-total', amount: total / 100 }
      const got = payOff(plain.map(cardOf), plan, optionsIn(first))
      if (got.outcome === 'refused') throw new Error(got.reason)
      expect(got.rows.length).toBe(expected.months)
      expect(got.outcome).toBe(expected.isPaid ? 'paid-off' : 'never-paid-off')
      // Past a hundred billion dollars a plan is hopeless, and a float no longer knows every cent.
      const exact = expected.interest < 1e13
      const close = (dollars: number, wanted: number): void =>
        expect(Math.abs(dollars * 100 - wanted)).toBeLessThan(exact ? 0.1 : wanted * 1e-9)
      close(got.totalInterest, expected.interest)
      close(got.totalPaid, expected.paid)
      for (const [at, month] of expected.clearedAt.entries()) {
        const index = got.cleared.find((one) => one.key === `${at + 1}`)?.index
        expect(index ?? null).toBe(month === 0 ? null : month)
      }
    }),
    { numRuns: 60 },
  )
})

test('in totals alone a plan comes to the same', () => {
  fc.assert(
    fc.property(plainCards, cents(200_000), fc.constantFrom('apr', 'size'), (plain, total, first) => {
      const [cards, plan, options] = [
        plain.map(cardOf),
        { kind: 'fixed-total', amount: total / 100 },
        optionsIn(first),
      ] as const
      const whole = payOff(cards, plan, options)
      const rows = whole.outcome === 'refused' ? [] : whole.rows.map(({ cards: _, month: __, ...row }) => row)
      expect(payOffInTotal(cards, plan, options)).toEqual({ ...whole, rows })
    }),
    { numRuns: 20 },
  )
})

test('the payment by a date clears the cards in the ledger, and a cent less does not', () => {
  fc.assert(
    fc.property(
      fc.array(
        plainCard.map(({ charges: _, ...card }) => ({ ...card, charges: 0 })),
        { minLength: 1, maxLength: 6 },
      ),
      fc.integer({ min: 1, max: 120 }),
      (plain, payments) => {
        const found = paymentByDate(plain.map(cardOf), payments, optionsIn('apr'))
        if (found.outcome !== 'found') return
        const total = Math.round(found.payment * 100)
        const enough = ledger(plain, total, 'apr')
        expect(enough.isPaid && enough.months <= payments).toBe(true)
        const less = ledger(plain, total - 1, 'apr')
        expect(less.isPaid && less.months <= payments).toBe(false)
      },
    ),
    { numRuns: 60 },
  )
})
