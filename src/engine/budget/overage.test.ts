import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overageAfter } from './overage.ts'

const expenses = { food_groceries: 600, travel_vacations: 300, debt_cards: 0, 'essential_rent-home-emi': 1800 }

describe("the warning 'Exceeds monthly income'", () => {
  it('gives the overage and the two largest other expenses', () => {
    // 1800 + 900 + 300 = 3000 against 2,900.
    expect(overageAfter(expenses, 2900, 'food_groceries', 900)).toEqual({
      overage: 100,
      consider: [
        { key: 'essential_rent-home-emi', amount: 1800 },
        { key: 'travel_vacations', amount: 300 },
      ],
    })
  })
  it('counts a new key, and never advises the one that is being changed', () => {
    expect(overageAfter(expenses, 2700, 'food_eating-out', 50)).toEqual({
      overage: 50,
      consider: [
        { key: 'essential_rent-home-emi', amount: 1800 },
        { key: 'food_groceries', amount: 600 },
      ],
    })
    expect(overageAfter({ a_b: 500 }, 100, 'a_b', 400)).toEqual({ overage: 300, consider: [] })
    expect(overageAfter({ a_b: 500, a_c: 0 }, 100, 'a_d', 400)?.consider).toEqual([{ key: 'a_b', amount: 500 }])
  })
  it('is silent at the income exactly, below it, and without an income', () => {
    expect(overageAfter(expenses, 2700, 'food_groceries', 600)).toBeNull()
    expect(overageAfter(expenses, 5000, 'food_groceries', 600)).toBeNull()
    expect(overageAfter(expenses, 0, 'food_groceries', 600)).toBeNull()
    expect(overageAfter({}, 100, 'a_b', 0)).toBeNull()
  })
  it('does not mistake binary noise for an overage: 0.1 + 0.2 against 0.3', () => {
    expect(overageAfter({ a_b: 0.1 }, 0.3, 'a_c', 0.2)).toBeNull()
  })
  it('property: lowering the value by the overage ends the warning', () => {
    const dollars = fc.integer({ min: 0, max: 500_000 }).map((c) => c / 100)
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a_a', 'b_b', 'c_c', 'd_d'), dollars),
        dollars,
        dollars,
        (list, income, value) => {
          const warned = overageAfter(list, income, 'b_b', value)
          if (warned === null) return
          expect(warned.overage).toBeGreaterThan(0)
          expect(warned.consider.length).toBeLessThanOrEqual(2)
          expect(overageAfter(list, income, 'b_b', value - warned.overage)).toBeNull()
          expect(overageAfter(list, income, 'b_b', value - warned.overage + 0.01)?.overage).toBe(0.01)
        },
      ),
    )
  })
})
