import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactLog, toGrowth, toNormal } from './exact-math.ts'

const inPlace = (work: (values: Float64Array, count: number) => void) => (x: number) => {
  const values = Float64Array.of(x)
  work(values, 1)
  return values[0] as number
}
const exactExp = inPlace(toGrowth)
const normalQuantile = inPlace(toNormal)

const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true })

test('exponential and logarithm agree with those of this machine to the last digit or one beside it', () => {
  fc.assert(
    fc.property(finite(-600, 600), (x) => {
      expect(Math.abs(exactExp(x) / Math.exp(x) - 1)).toBeLessThan(4e-16)
    }),
    { numRuns: 5000 },
  )
  fc.assert(
    fc.property(finite(1e-300, 1e300), finite(0.5, 2), (wide, near) => {
      for (const x of [wide, near])
        expect(Math.abs(exactLog(x) - Math.log(x))).toBeLessThanOrEqual(4e-16 * Math.max(1e-3, Math.abs(Math.log(x))))
    }),
    { numRuns: 5000 },
  )
  expect([exactExp(0), exactLog(1)]).toEqual([1, 0])
})

test('quantiles are those of the published tables of the normal distribution', () => {
  const known: readonly (readonly [number, number])[] = [
    [0.5, 0],
    [0.75, 0.6744897501960817],
    [0.9, 1.2815515655446004],
    [0.975, 1.959963984540054],
    [0.995, 2.5758293035489004],
    [0.9999, 3.719016485455709],
    [1e-10, -6.361340902404056],
    [1e-20, -9.262340089798409],
  ]
  for (const [p, z] of known) expect(normalQuantile(p)).toBeCloseTo(z, 13)
  fc.assert(
    fc.property(finite(1e-12, 0.5), (p) => {
      expect(normalQuantile(p) + normalQuantile(1 - p)).toBeCloseTo(0, 3)
    }),
  )
})
