import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { incomeHistory, leanRun, monthsAhead } from './irregular-income.ts'

describe('incomeHistory', () => {
  it('Excel QUARTILE.INC reference: the first quarter of 1, 2, 4, 7, 8, 9, 10, 12 is 3.5', () => {
    expect(incomeHistory([1, 2, 4, 7, 8, 9, 10, 12])).toMatchObject({ lowerQuarter: 3.5, median: 7.5 })
  })
  it('reads between neighbours: of 1, 2, 3, 4 the first quarter lies at place 0.75, so 1.75', () => {
    expect(incomeHistory([4, 1, 3, 2])).toMatchObject({
      lowerQuarter: 1.75,
      median: 2.5,
      lowest: 1,
      highest: 4,
      average: 2.5,
    })
  })
  it('refuses with a reason', () => {
    expect(incomeHistory([])).toEqual({ outcome: 'refused', reason: 'no-months' })
    expect(incomeHistory([1, Number.NaN])).toEqual({ outcome: 'refused', reason: 'not-a-number' })
    expect(incomeHistory([1, -1])).toEqual({ outcome: 'refused', reason: 'negative-amount' })
  })
})

describe('leanRun', () => {
  it('the deepest point is the buffer: 3,000 a month from 4,000, 1,000, 2,000, 6,000', () => {
    // +1000, -2000 -> -1000, -1000 -> -2000, +3000 -> 1000.
    expect(leanRun([4000, 1000, 2000, 6000], 3000)).toEqual({
      bufferNeeded: 2000,
      balances: [1000, -1000, -2000, 1000],
      longestLean: 2,
    })
  })
  it('tax is set aside first: 25 % of 4,000 leaves exactly 3,000', () => {
    expect(leanRun([4000, 4000], 3000, 0.25)).toEqual({ bufferNeeded: 0, balances: [0, 0], longestLean: 0 })
    expect(leanRun([], 3000)).toEqual({ bufferNeeded: 0, balances: [], longestLean: 0 })
  })
  it('property: with the buffer no month ends below zero, with a cent less one does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 36 }),
        fc.integer({ min: 0, max: 600_000 }),
        (incomes, spend) => {
          const { bufferNeeded, balances } = leanRun(
            incomes.map((c) => c / 100),
            spend / 100,
          )
          const lowest = Math.min(...balances.map((b) => Math.round((b + bufferNeeded) * 100)))
          expect(lowest).toBeGreaterThanOrEqual(0)
          if (bufferNeeded > 0) expect(lowest).toBe(0)
        },
      ),
    )
  })
})

it('months ahead: 9,000 covers three months of 3,000, a cent less two', () => {
  expect(monthsAhead(9000, 3000)).toBe(3)
  expect(monthsAhead(8999.99, 3000)).toBe(2)
  expect(monthsAhead(-5, 3000)).toBe(0)
  expect(monthsAhead(100, 0)).toBeNull()
})
