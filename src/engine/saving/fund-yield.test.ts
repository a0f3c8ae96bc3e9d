import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  effectiveFromHalfYears,
  effectiveFromSevenDay,
  investmentYieldFromDiscount,
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

test('half-year yields: 4.29% is 4.336% a year', () => {
  // 0.0429 + 0.0429^2 / 4 = 0.0429 + 0.0004601025.
  expect(effectiveFromHalfYears(0.0429)).toBeCloseTo(0.0433601025, 12)
})

test('a bank discount of 5% over 182 days is an investment yield of 5.2013%', () => {
  // Price 100 (1 - 0.05 x 182/360) = 97.47222; (100 - P)/P x 365/182 = 0.0259332 x 2.0054945 = 0.0520090.
  const price = 100 * (1 - (0.05 * 182) / 360)
  expect(investmentYieldFromDiscount(0.05, 182)).toBeCloseTo(((100 - price) / price) * (365 / 182), 12)
  expect(investmentYieldFromDiscount(0.05, 182)).toBeCloseTo(0.052009, 6)
  expect(investmentYieldFromDiscount(2, 182)).toBeNull()
})
