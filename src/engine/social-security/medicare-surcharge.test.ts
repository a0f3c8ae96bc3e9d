import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYears } from '#facts/tax-years.ts'
import { medicareSurcharge } from './medicare-surcharge.ts'

const facts = taxYears[2026].medicare.value

describe('the surcharge of 2026 (CMS, Medicare premiums 2026: income up to $109,000 or $218,000 pays none)', () => {
  it.each([
    [109_000, 'single', 0, 0],
    [109_000.01, 'single', 81.2, 14.5],
    [137_000, 'single', 81.2, 14.5],
    [137_001, 'single', 202.9, 37.5],
    [499_999.99, 'single', 446.3, 83.3],
    // "Greater than or equal to $500,000": the last step begins at its edge.
    [500_000, 'single', 487, 91],
    [218_000, 'joint', 0, 0],
    [218_001, 'joint', 81.2, 14.5],
    [750_000, 'joint', 487, 91],
    [109_000, 'separate', 0, 0],
    [109_001, 'separate', 446.3, 83.3],
    [391_000, 'separate', 487, 91],
    [-5_000, 'head', 0, 0],
  ] as const)('%d, %s: %d and %d a month', (income, status, partB, partD) => {
    expect(medicareSurcharge(income, status, facts)).toMatchObject({ partB, partD })
  })
  it('names the next edge and its price: 81.20 + 14.50 for a couple below $218,000', () => {
    expect(medicareSurcharge(200_000, 'joint', facts).next).toEqual({ edge: 218_000, more: 95.7 })
    expect(medicareSurcharge(900_000, 'joint', facts).next).toBeNull()
  })
  it('never falls as income grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 100_000 }), (income, more) => {
        expect(medicareSurcharge(income + more, 'single', facts).partB).toBeGreaterThanOrEqual(
          medicareSurcharge(income, 'single', facts).partB,
        )
      }),
    )
  })
})
