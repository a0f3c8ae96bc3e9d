import { describe, expect, test } from 'vitest'
import { depreciationIn, type Letting, lettingYear } from './letting.ts'

describe('letting part of a home', () => {
  const none = { interestAndTax: 0, running: 0, depreciation: 0, runningPutOff: 0, putOff: 0 }
  test('rooms: depreciation comes last and what finds no rent goes on to the next year (IRC 280A(c)(5))', () => {
    // 10,000 of rent, 5,000 of interest and tax and 3,000 of running costs: 2,000 of room for 3,000 of depreciation.
    const costs = { ...none, interestAndTax: 5000, running: 3000, depreciation: 3000 }
    const first = lettingYear({ ...costs, kind: 'rooms', rent: 10_000 })
    expect(first).toMatchObject({ net: 0, depreciationTaken: 2000, putOff: 1000, interestAndTaxLeft: 0 })
    const second = lettingYear({ ...costs, kind: 'rooms', rent: 15_000, putOff: first.putOff })
    expect(second).toMatchObject({ net: 3000, depreciationTaken: 4000, putOff: 0 })
  })
  test('rooms: running costs above the rent go on to later years, interest and tax stay one’s own deductions', () => {
    // 4,000 of rent against 5,000 of interest and tax: 1,000 of those left, 3,000 of running costs and 2,000 of depreciation wait.
    const first = lettingYear({
      ...none,
      kind: 'rooms',
      rent: 4000,
      interestAndTax: 5000,
      running: 3000,
      depreciation: 2000,
    })
    expect(first).toEqual({ net: 0, depreciationTaken: 0, runningPutOff: 3000, putOff: 2000, interestAndTaxLeft: 1000 })
    // Next year 12,000 of rent: less 5,000, less 3,000 + 3,000, leaves 1,000 for 4,000 of depreciation.
    const second = lettingYear({
      kind: 'rooms',
      rent: 12_000,
      interestAndTax: 5000,
      running: 3000,
      depreciation: 2000,
      runningPutOff: first.runningPutOff,
      putOff: first.putOff,
    })
    expect(second).toEqual({ net: 0, depreciationTaken: 1000, runningPutOff: 0, putOff: 3000, interestAndTaxLeft: 0 })
  })
  test('a unit may make a loss', () => {
    const unit = lettingYear({
      ...none,
      kind: 'unit',
      rent: 5000,
      interestAndTax: 6000,
      running: 2000,
      depreciation: 3000,
      putOff: 500,
    })
    expect(unit.net).toBe(-6500)
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
