import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Holding, overlapOf } from './overlap.ts'

const holdings: fc.Arbitrary<Holding[]> = fc.array(
  fc.record({
    ticker: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    weight: fc.double({ min: 0, max: 0.3, noNaN: true }),
  }),
  { maxLength: 6 },
)

test('sum of the smaller weights, by hand', () => {
  const first = [
    { ticker: 'AAA', weight: 0.5 },
    { ticker: 'BBB', weight: 0.3 },
    { ticker: 'CCC', weight: 0.2 },
  ]
  const second = [
    { ticker: ' bbb', weight: 0.4 },
    { ticker: 'AAA', weight: 0.2 },
    { ticker: 'DDD', weight: 0.4 },
  ]
  const found = overlapOf(first, second)
  expect(found.overlap).toBeCloseTo(0.5, 12)
  expect(found.shared.map((one) => one.ticker)).toEqual(['BBB', 'AAA'])
  expect(found.atMost).toBeCloseTo(0.5, 12)
})
test('a fund with itself overlaps whole; two without a common ticker not at all', () => {
  const one = [{ ticker: 'AAA', weight: 1 }]
  expect(overlapOf(one, one).overlap).toBe(1)
  expect(overlapOf(one, [{ ticker: 'BBB', weight: 1 }]).overlap).toBe(0)
})
test('with only the top holdings the answer is a floor, and a ceiling is named', () => {
  const found = overlapOf([{ ticker: 'AAA', weight: 0.1 }], [{ ticker: 'AAA', weight: 0.07 }])
  expect(found.overlap).toBeCloseTo(0.07, 12)
  expect(found.atMost).toBe(1)
})
test('a ticker given twice counts once with both weights; short positions are left out', () => {
  const twice = [
    { ticker: 'AAA', weight: 0.1 },
    { ticker: 'AAA', weight: 0.2 },
    { ticker: 'BBB', weight: -0.1 },
  ]
  expect(overlapOf(twice, [{ ticker: 'AAA', weight: 1 }]).overlap).toBeCloseTo(0.3, 12)
  expect(overlapOf(twice, [{ ticker: 'BBB', weight: 1 }]).overlap).toBe(0)
})
test('the same both ways, and never more than either fund', () => {
  fc.assert(
    fc.property(holdings, holdings, (a, b) => {
      const [one, two] = [overlapOf(a, b), overlapOf(b, a)]
      expect(one.overlap).toBeCloseTo(two.overlap, 12)
      expect(one.overlap).toBeLessThanOrEqual(Math.min(one.firstGiven, one.secondGiven) + 1e-12)
      expect(one.atMost).toBeGreaterThanOrEqual(one.overlap)
    }),
  )
})
