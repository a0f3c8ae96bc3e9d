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
  // 90% of the first fund and 93% of the second are not given, and the 3% more of AAA in the first is not in the second: 7% + 90%.
  expect(found.atMost).toBeCloseTo(0.97, 12)
})
test('the ceiling counts what one list names and the other leaves out: 30% + 20% + 20%', () => {
  // 80% given of each. XXX may hide in the 20% missing of the second, YYY in the 20% missing of the first.
  const first = [
    { ticker: 'AAA', weight: 0.3 },
    { ticker: 'XXX', weight: 0.5 },
  ]
  const second = [
    { ticker: 'AAA', weight: 0.3 },
    { ticker: 'YYY', weight: 0.5 },
  ]
  expect(overlapOf(first, second).atMost).toBeCloseTo(0.7, 12)
  // With all of the second given, only its YYY can be in the missing 20% of the first.
  const whole = [...second, { ticker: 'ZZZ', weight: 0.2 }]
  expect(overlapOf(first, whole).atMost).toBeCloseTo(0.5, 12)
})
test('whatever is left out of two whole lists, the true overlap lies between floor and ceiling', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(20), fc.nat(20), fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 8 }),
      (rows) => {
        const sums = [0, 1].map((side) => rows.reduce((sum, row) => sum + Number(row[side]), 0))
        const [one = 0, two = 0] = sums
        if (one === 0 || two === 0) return
        const list = (side: 0 | 1, total: number) =>
          rows.map((row, i) => ({ ticker: `T${i}`, weight: row[side] / total, isGiven: row[side === 0 ? 2 : 3] }))
        const [first, second] = [list(0, one), list(1, two)]
        const truth = first.reduce((sum, row, i) => sum + Math.min(row.weight, second[i]?.weight ?? 0), 0)
        const given = (all: typeof first) => all.filter((row) => row.isGiven)
        const found = overlapOf(given(first), given(second))
        expect(found.overlap).toBeLessThanOrEqual(truth + 1e-9)
        expect(found.atMost).toBeGreaterThanOrEqual(truth - 1e-9)
      },
    ),
  )
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
