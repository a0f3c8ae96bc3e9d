import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapBins } from './gap-bins.ts'

test('by hand: twenty gaps from -10% to 9% in steps of 5 points, zero an edge', () => {
  // The 5th percentile's place is round(0.95) = 1, -9%; the 95th's round(18.05) = 18, 8%. 17 points are 3.4 steps of 5, 8.5 of 2.
  const gaps = Array.from({ length: 20 }, (_, i) => (i - 10) / 100)
  // Below -10: none; -10 to -6: 5; -5 to -1: 5; 0 to 4: 5; 5 to 9: 5; 10 and above: none.
  expect(gapBins(gaps)).toEqual({ edges: [-0.1, -0.05, 0, 0.05, 0.1], counts: [0, 5, 5, 5, 5, 0] })
})
test('all on one side, all even, none', () => {
  expect(gapBins([0.03, 0.03, 0.03]).counts.reduce((a, b) => a + b)).toBe(3)
  expect(gapBins([0.03, 0.03, 0.03]).edges[0]).toBe(0)
  expect(gapBins([0, 0])).toEqual({ edges: [0], counts: [0, 2] })
  expect(gapBins([])).toEqual({ edges: [0], counts: [0, 0] })
})
test('every gap is counted once, those below zero apart from the others, in few steps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.9, max: 3, noNaN: true }), { minLength: 1, maxLength: 300 }),
      fc.constantFrom(1, 0.1, 0.001),
      (list, scale) => {
        const sorted = list.map((one) => one * scale).sort((a, b) => a - b)
        const { edges, counts } = gapBins(sorted)
        expect(counts.reduce((a, b) => a + b)).toBe(sorted.length)
        expect(counts.length).toBeLessThanOrEqual(12)
        const zero = edges.indexOf(0)
        expect(zero).toBeGreaterThanOrEqual(0)
        expect(counts.slice(0, zero + 1).reduce((a, b) => a + b)).toBe(sorted.filter((one) => one < 0).length)
        for (const [i, edge] of edges.entries())
          expect(counts.slice(0, i + 1).reduce((a, b) => a + b)).toBe(sorted.filter((one) => one < edge).length)
      },
    ),
  )
})
