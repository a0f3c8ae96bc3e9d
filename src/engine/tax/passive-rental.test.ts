import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedRental, type RentalCase, rentalAllowance } from './passive-rental.ts'

const owner: RentalCase = { net: 0, active: true, magi: 60_000, status: 'single', livedWithSpouse: true }

describe('rental loss allowance', () => {
  it('Publication 925, phaseout rule (John): 120,000 of income, 31,000 of loss: 15,000 now, 16,000 waits', () => {
    // 120,000 is 20,000 over 100,000; half is 10,000; 25,000 less 10,000.
    const john = { ...owner, net: -31_000, magi: 120_000 }
    expect(allowedRental(john)).toBe(-15_000)
    expect(allowedRental(john) - john.net).toBe(16_000)
  })
  it.each([
    ['single', true, 100_000, 25_000],
    ['single', true, 100_000.01, 24_999.995],
    ['joint', true, 149_999.99, 0.005],
    ['joint', true, 150_000, 0],
    ['head', true, 400_000, 0],
    ['surviving', true, -10_000, 25_000],
    ['separate', true, 20_000, 0],
    ['separate', false, 50_000, 12_500],
    ['separate', false, 60_000, 7_500],
    ['separate', false, 75_000, 0],
  ] as const)('%s, with the spouse %s, income %d: %d', (status, livedWithSpouse, magi, expected) => {
    expect(rentalAllowance({ ...owner, status, livedWithSpouse, magi })).toBeCloseTo(expected, 8)
  })
  it('leaves a profit whole, and gives nothing to an owner who takes no part', () => {
    expect(allowedRental({ ...owner, net: 8_000, active: false, magi: 900_000 })).toBe(8_000)
    expect(allowedRental({ ...owner, net: -8_000, active: false })).toBeCloseTo(0, 12)
    expect(allowedRental({ ...owner, net: -8_000 })).toBe(-8_000)
  })
  it('never allows more than the loss or 25,000, and loses 50 cents for a dollar', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 200_000, noNaN: true }),
        fc.double({ min: 0, max: 200_000, noNaN: true }),
        fc.double({ min: 0, max: 1_000, noNaN: true }),
        (loss, magi, more) => {
          const allowed = -allowedRental({ ...owner, net: -loss, magi })
          const later = -allowedRental({ ...owner, net: -loss, magi: magi + more })
          expect(allowed).toBeLessThanOrEqual(Math.min(25_000, loss) + 1e-9)
          expect(later).toBeLessThanOrEqual(allowed + 1e-9)
          expect(allowed - later).toBeLessThanOrEqual(more / 2 + 1e-6)
        },
      ),
    )
  })
})
