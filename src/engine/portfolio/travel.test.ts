import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AssetMonths } from './asset-months.ts'
import { runMix, stretch } from './mix-run.ts'
import { choiceKeys, hindsight, luckOf, startsOf, travelChoices, travelYears, wealthOf } from './travel.ts'

const growth = fc.double({ min: 0.85, max: 1.2, noNaN: true })
const monthsFrom = (
  firstMonth: AssetMonths['firstMonth'],
  rows: readonly (readonly [number, number, number, number])[],
): AssetMonths => ({
  firstMonth,
  growth: [0, 1, 2].map((asset) => Float64Array.from(rows, (row) => row[asset] ?? 1)),
  prices: Float64Array.from(rows, (row) => row[3]),
})
const anyMonths = fc
  .array(fc.tuple(growth, growth, growth, growth), { minLength: 60, maxLength: 90 })
  .map((rows) => monthsFrom('1930-01', rows))
const anyChoices = fc.array(fc.constantFrom(...choiceKeys), { minLength: 1, maxLength: 5 })

describe('years lived again', () => {
  test('years begin in January: months before the first one, and after the last whole year, are left out', () => {
    const years = travelYears(
      monthsFrom(
        '1927-12',
        Array.from({ length: 30 }, (_, i) => [1 + i / 100, 1, 1, 1.01] as const),
      ),
    )
    expect(years.firstYear).toBe(1928)
    expect(years.growth).toHaveLength(2)
    const first = Array.from({ length: 12 }, (_, i) => 1 + (i + 1) / 100).reduce((a, b) => a * b, 1)
    expect(years.growth[0]?.[0]).toBeCloseTo(first, 12)
    expect(years.prices[1]).toBeCloseTo(1.01 ** 12, 12)
    expect(startsOf(years, 2)).toEqual([1928, 1928])
  })
  test('one choice held is the mix that is put back once a year', () => {
    fc.assert(
      fc.property(anyMonths, fc.constantFrom(...choiceKeys), (months, key) => {
        const run = runMix(months, stretch(0, 36), {
          shares: travelChoices[key],
          start: 1,
          monthly: 0,
          rises: false,
          fee: 0,
          rebalance: 'yearly',
        })
        expect(wealthOf(travelYears(months), 1930, [key, key, key]).at(-1)).toBeCloseTo(run.worth[36] ?? 0, 9)
      }),
    )
  })
  test('what hindsight would have chosen is never beaten', () => {
    fc.assert(
      fc.property(anyMonths, anyChoices, (months, choices) => {
        const years = travelYears(months)
        const best = wealthOf(years, 1930, hindsight(years, 1930, choices.length)).at(-1) ?? 0
        expect(wealthOf(years, 1930, choices).at(-1)).toBeLessThanOrEqual(best * (1 + 1e-12))
        expect(luckOf(years, 1930, hindsight(years, 1930, choices.length), 7, 30).beaten).toBeLessThanOrEqual(30)
      }),
    )
  })
  test('luck repeats with its seed, and lies between its own ends', () => {
    fc.assert(
      fc.property(anyMonths, anyChoices, (months, choices) => {
        const years = travelYears(months)
        const luck = luckOf(years, 1930, choices, 5, 40)
        expect(luckOf(years, 1930, choices, 5, 40)).toEqual(luck)
        expect(luck.starts).toBe(years.growth.length - choices.length)
        expect(luck.worst).toBeLessThanOrEqual(luck.typical)
        expect(luck.typical).toBeLessThanOrEqual(luck.best)
      }),
    )
  })
  test('where every choice is the same, nobody is beaten', () => {
    const years = travelYears(
      monthsFrom(
        '1930-01',
        Array.from({ length: 60 }, () => [1.01, 1.01, 1.01, 1] as const),
      ),
    )
    expect(luckOf(years, 1930, ['stocks', 'cash'], 1, 50)).toMatchObject({
      beaten: 0,
      worst: expect.closeTo(1.01 ** 24, 9),
    })
  })
  test('a year outside the record is refused', () => {
    const years = travelYears(
      monthsFrom(
        '1930-01',
        Array.from({ length: 24 }, () => [1, 1, 1, 1] as const),
      ),
    )
    expect(() => wealthOf(years, 1931, ['cash', 'cash'])).toThrow(RangeError)
    expect(() => wealthOf(years, 1929, ['cash'])).toThrow(RangeError)
  })
})
