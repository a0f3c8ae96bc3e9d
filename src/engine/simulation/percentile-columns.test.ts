import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentile } from '../investing/percentile.ts'
import { bandsOf, selectPercentiles } from './percentile-columns.ts'

const shares = [0, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

test('the same percentiles as sorting gives, with many alike and with few', () => {
  const value = fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.constantFrom(0, 1, 5))
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 300 }), (list) => {
      const sorted = Float64Array.from(list).sort()
      const found = selectPercentiles(Float64Array.from(list), list.length, shares)
      for (const [i, share] of shares.entries()) expect(found[i]).toBeCloseTo(percentile(sorted, share), 5)
    }),
    { numRuns: 500 },
  )
})
test('any shares, close together and asked for twice, are found to the last digit among the same values', () => {
  const asked = fc.array(fc.constantFrom(0, 0.01, 0.02, 0.33, 0.5, 0.501, 0.97, 1), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(asked, fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 200 }), (some, list) => {
      const ascending = some.toSorted((a, b) => a - b)
      const sorted = list.toSorted((a, b) => a - b)
      const wanted = ascending.map((share) => {
        const place = share * (list.length - 1)
        const below = sorted[Math.floor(place)] ?? 0
        return below + ((sorted[Math.ceil(place)] ?? 0) - below) * (place - Math.floor(place))
      })
      expect(selectPercentiles(Float64Array.from(list), list.length, ascending)).toEqual(wanted)
    }),
  )
})
test('sorted and reversed lists are no trap', () => {
  const up = Float64Array.from({ length: 10_001 }, (_, i) => i)
  expect(selectPercentiles(up.slice(), 10_001, shares)).toEqual([0, 500, 1000, 2500, 5000, 7500, 9000, 10_000])
  expect(selectPercentiles(up.slice().reverse(), 10_001, [0.5])).toEqual([5000])
})
test('year by year, and the columns stay as they were', () => {
  const columns = Float64Array.of(3, 1, 2, 30, 10, 20)
  expect(bandsOf(columns, 3, 2, [0, 0.5, 1])).toEqual([
    [1, 10],
    [2, 20],
    [3, 30],
  ])
  expect(Array.from(columns)).toEqual([3, 1, 2, 30, 10, 20])
  expect(selectPercentiles(new Float64Array(0), 0, [0.5])).toEqual([0])
})
