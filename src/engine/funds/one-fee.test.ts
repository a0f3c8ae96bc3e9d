import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extraReturnNeeded, feeAsOneRate } from './one-fee.ts'

describe('all fees as one yearly rate', () => {
  test('finds the fee of a balance made with it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 5000, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: -0.05, max: 0.15, noNaN: true }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (start, deposit, years, growth, fee) => {
          // Month by month, by hand.
          const factor = ((1 + growth) * (1 - fee)) ** (1 / 12)
          let balance = start
          for (let month = 0; month < years * 12; month += 1) balance = balance * factor + deposit
          expect(feeAsOneRate(start, deposit, years * 12, 12, growth, balance)).toBeCloseTo(fee, 6)
        },
      ),
      { numRuns: 100 },
    )
  })
  test('nothing put in, or nothing left, has no rate', () => {
    expect(feeAsOneRate(0, 0, 120, 12, 0.05, 0)).toBeNull()
    expect(feeAsOneRate(1000, 0, 120, 12, 0.05, 0)).toBeNull()
  })
  test('a balance above the fee-free one is a negative rate', () => {
    expect(feeAsOneRate(1000, 0, 1, 1, 0.05, 1060)).toBeCloseTo(1 - 1.06 / 1.05, 9)
  })
})

test('the extra return ends level: (1 + r + x)(1 - dear) = (1 + r)(1 - cheap)', () => {
  const x = extraReturnNeeded(0.06, 0.0156, 0.0016)
  expect((1.06 + x) * (1 - 0.0156)).toBeCloseTo(1.06 * (1 - 0.0016), 12)
  expect(extraReturnNeeded(0.06, 0.01, 0.01)).toBeCloseTo(0, 12)
})
