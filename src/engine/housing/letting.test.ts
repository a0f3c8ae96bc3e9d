import { describe, expect, test } from 'vitest'
import { depreciationIn, type Letting, lettingYear } from './letting.ts'

describe('letting part of a home', () => {
  test('rooms: depreciation comes last and what finds no rent goes on to the next year (IRC 280A(c)(5))', () => {
    // 10,000 of rent, 8,000 of costs: 2,000 of room for 3,000 of depreciation.
    const first = lettingYear({ kind: 'rooms', rent: 10_000, costs: 8000, depreciation: 3000, putOff: 0 })
    expect(first).toEqual({ net: 0, depreciationTaken: 2000, putOff: 1000 })
    const second = lettingYear({ kind: 'rooms', rent: 15_000, costs: 8000, depreciation: 3000, putOff: first.putOff })
    expect(second).toEqual({ net: 3000, depreciationTaken: 4000, putOff: 0 })
  })
  test('rooms never make a loss', () => {
    expect(lettingYear({ kind: 'rooms', rent: 5000, costs: 8000, depreciation: 3000, putOff: 0 }).net).toBe(0)
  })
  test('a unit may make one', () => {
    expect(lettingYear({ kind: 'unit', rent: 5000, costs: 8000, depreciation: 3000, putOff: 500 }).net).toBe(-6500)
  })
  test('depreciation is whole for 27 years, half in the 28th, then nothing, and adds up to the building’s share', () => {
    const letting: Letting = {
      kind: 'unit',
      share: 0.5,
      monthlyRent: 0,
      annualRentGrowth: 0,
      vacancy: 0,
      buildingShare: 0.8,
    }
    const at = (year: number) => depreciationIn(year, 275_000, letting, 27.5)
    expect(at(0)).toBeCloseTo(4000, 9) // 275,000 x 80% x 50% / 27.5
    expect(at(27)).toBeCloseTo(2000, 9)
    expect(at(28)).toBe(0)
    expect(Array.from({ length: 40 }, (_, k) => at(k)).reduce((a, b) => a + b)).toBeCloseTo(110_000, 6)
  })
})
