import { describe, expect, it } from 'vitest'
import type { Card } from './card.ts'
import { compareOrders } from './compare.ts'

const card = (key: string, balance: number, apr: number): Card => ({
  key,
  name: key,
  balance,
  apr,
  minimum: { kind: 'flat', amount: 30 },
})
const options = { firstMonth: '2026-11', interest: 'monthly' } as const

describe('compareOrders', () => {
  it('prices the early win of the smallest balance', () => {
    const cards = [card('small', 600, 0.08), card('large', 4000, 0.28)]
    const { results, priceOfMotivation } = compareOrders(cards, { kind: 'fixed-total', amount: 330 }, options, [
      'large',
    ])
    expect(results.map((r) => r.order.kind)).toEqual(['avalanche', 'snowball', 'custom'])
    // Snowball: 300 a month above the other minimum clears 600 at 8 % in 3 payments (300 + 300 + about 6).
    expect(results[1]?.firstCleared).toEqual({ key: 'small', index: 3 })
    expect(priceOfMotivation?.interest).toBeGreaterThan(0)
    expect(priceOfMotivation?.firstClearedEarlier).toBe((results[0]?.firstCleared?.index ?? 0) - 3)
    expect(results[2]?.outcome).toEqual(results[0]?.outcome)
  })
  it('costs nothing when both orders agree', () => {
    const cards = [card('a', 300, 0.28), card('b', 4000, 0.1)]
    expect(compareOrders(cards, { kind: 'fixed-total', amount: 330 }, options).priceOfMotivation).toEqual({
      interest: 0,
      months: 0,
      firstClearedEarlier: 0,
    })
  })
  it('has no price when a plan never ends, is refused, or nothing is owed', () => {
    const stuck = compareOrders([card('a', 9000, 0.3)], { kind: 'minimum' }, options)
    expect(stuck).toMatchObject({ priceOfMotivation: null, results: [{ firstCleared: null }, {}] })
    expect(compareOrders([card('a', -1, 0.3)], { kind: 'minimum' }, options).priceOfMotivation).toBeNull()
    expect(compareOrders([], { kind: 'minimum' }, options).priceOfMotivation).toBeNull()
  })
})
