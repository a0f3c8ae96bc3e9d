import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  effectiveFromDiscount,
  effectiveFromSevenDay,
  sevenDayEffectiveYield,
  sevenDayFromEffective,
  sevenDayYield,
} from './fund-yield.ts'

test('SEC Form N-1A, Item 26(a): a base period return of 0.0007 is 3.65% simple and 3.717% effective', () => {
  // 0.0007 x 365/7 = 0.0365. ln 1.0007 = 0.000699755..., x 52.142857 = 0.03648723, e^0.03648723 - 1 = 0.0371611.
  expect(sevenDayYield(0.0007)).toBeCloseTo(0.0365, 12)
  expect(sevenDayEffectiveYield(0.0007)).toBeCloseTo(0.0371611, 6)
  expect(effectiveFromSevenDay(0.0365)).toBeCloseTo(0.0371611, 6)
})

test('the 7-day yield is below the effective one, and the way back is exact', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.0001, max: 0.3, noNaN: true }), (simple) => {
      const effective = effectiveFromSevenDay(simple)
      expect(effective).toBeGreaterThan(simple)
      expect(sevenDayFromEffective(effective)).toBeCloseTo(simple, 12)
    }),
  )
  expect(effectiveFromSevenDay(0)).toBe(0)
})

test('a bank discount of 4% over 182 days is 4.182% a year', () => {
  // Price 1 - 0.04 x 182/360 = 0.97977778; ln = -0.02042947; x 365/182 = 0.04097119; e^ - 1 = 0.0418221.
  expect(effectiveFromDiscount(0.04, 182)).toBeCloseTo(0.0418221, 6)
  expect(effectiveFromDiscount(0, 91)).toBeCloseTo(0, 15)
  expect(effectiveFromDiscount(2, 182)).toBeNull()
  expect(effectiveFromDiscount(0.04, 0)).toBeNull()
})

test('a discount is always below the yield it stands for', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.2, noNaN: true }),
      fc.integer({ min: 7, max: 364 }),
      (discount, days) => {
        expect(effectiveFromDiscount(discount, days)).toBeGreaterThan(discount)
      },
    ),
  )
})
