import { expect, test } from 'vitest'
import { monthsWithOffer } from './cards.ts'

const card = { balance: 1000, promoApr: 0, promoEnds: '2027-09-20', promoDeferred: false } as const
const today = '2026-11-23'

test('after a 0% offer the rest is paid at the card’s own rate', () => {
  // 10 payments of 50 leave 500; at 1% a month the rest takes -ln(1 - 0.01 x 500 / 50) / ln 1.01 = 10.5887 months.
  expect(monthsWithOffer(card, 0.12, today, 50)).toBeCloseTo(20.5887, 3)
})

test('a card cleared within the offer never meets its own rate', () => {
  expect(monthsWithOffer(card, 0.12, today, 100)).toBeCloseTo(10, 9)
  expect(monthsWithOffer(card, 0.12, today, 200)).toBeCloseTo(5, 9)
})

test('an offer that is over, or with deferred interest, counts at the card’s own rate', () => {
  // -ln(1 - 0.01 x 1,000 / 50) / ln 1.01 = 22.4257
  expect(monthsWithOffer({ ...card, promoEnds: '2026-11-22' }, 0.12, today, 50)).toBeCloseTo(22.4257, 3)
  expect(monthsWithOffer({ ...card, promoDeferred: true }, 0.12, today, 50)).toBeCloseTo(22.4257, 3)
})

test('a payment below the later interest never ends it', () => {
  expect(monthsWithOffer(card, 1.3, today, 50)).toBe(Number.POSITIVE_INFINITY)
})
