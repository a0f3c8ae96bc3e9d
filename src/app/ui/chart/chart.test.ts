import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlowChart, XYChart } from '#calculators/kit/presentation.ts'
import { layOutFlow } from './flow-layout.ts'
import { areaPath, drawn, linePath, withHidden } from './paths.ts'
import {
  apart,
  axisOf,
  logAxisOf,
  logarithmic,
  nearestPlace,
  places,
  sharesOf,
  straight,
  wholePlaces,
} from './scale.ts'
import { edgesOf, nearRangeOf, rangeOf } from './stack.ts'

describe('axis', () => {
  test('round marks hold all data and zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: 0, max: 1e11 }), (lowCents, widthCents) => {
        const low = lowCents / 100
        const width = widthCents / 100
        const { domain, marks } = axisOf(low, low + width, 4)
        // A ten-thousandth of a pixel may stick out: floating point, not seen by anyone.
        const unseen = (domain[1] - domain[0]) * 1e-7
        expect(domain[0]).toBeLessThanOrEqual(Math.min(0, low) + unseen)
        expect(domain[1]).toBeGreaterThanOrEqual(low + width - unseen)
        expect(marks.length).toBeGreaterThan(0)
        expect(marks.length).toBeLessThan(20)
      }),
    )
  })
  test('a straight scale maps the ends of its domain to the ends of its range', () => {
    const scale = straight([0, 200], [100, 0])
    expect([scale.at(0), scale.at(100), scale.at(200)]).toEqual([100, 50, 0])
  })
  test('places start at the first and stay within the count', () => {
    expect(places(31, 7)).toEqual([0, 5, 10, 15, 20, 25, 30])
    expect(wholePlaces([61.5, 62, 62.5, 63, 63.5, 64], 7)).toEqual([1, 3, 5])
    expect(wholePlaces([1, 2, 3], 7)).toBeNull()
    expect(wholePlaces([1.5, 2, 2.5], 7)).toBeNull()
    expect(places(1, 7)).toEqual([0])
    expect(places(0, 7)).toEqual([])
  })
})

describe('a logarithmic scale', () => {
  test('equal ratios are equal distances, and its ends are the ends of the picture', () => {
    const { at } = logarithmic([100, 10_000], [200, 0])
    expect(at(100)).toBeCloseTo(200, 9)
    expect(at(1000)).toBeCloseTo(100, 9)
    expect(at(10_000)).toBeCloseTo(0, 9)
    expect(at(0)).toBe(200)
  })
  test.each([
    [61, 1_971_830, 8, [100, 1000, 10_000, 100_000, 1_000_000]],
    [100, 800, 8, [100, 200, 500, 1000]],
    [1, 2e9, 8, [1, 100, 10_000, 1_000_000, 100_000_000]],
    [100, 118, 8, [100, 120, 140, 160, 180, 200]],
  ] as const)('from %d to %d the marks are round', (low, high, most, marks) => {
    expect(logAxisOf(low, high, most).marks).toEqual(marks)
  })
  test('the domain holds all the data and the marks are few, wherever they lie', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -6, max: 9 }),
        fc.double({ min: 1, max: 9.99, noNaN: true }),
        fc.double({ min: 1, max: 1e7, noNaN: true }),
        (power, first, ratio) => {
          const low = first * 10 ** power
          const { domain, marks } = logAxisOf(low, low * ratio, 8)
          expect(domain[0]).toBeLessThanOrEqual(low * (1 + 1e-6))
          expect(domain[1]).toBeGreaterThanOrEqual(low * ratio * (1 - 1e-6))
          expect(domain[1]).toBeGreaterThan(domain[0])
          expect(marks.length).toBeGreaterThan(0)
          expect(marks.length).toBeLessThan(10)
          for (const mark of marks) expect(mark >= domain[0] * 0.999 && mark <= domain[1] * 1.001).toBe(true)
        },
      ),
    )
  })
})

describe('stack', () => {
  const chart = (kind: XYChart['kind']): Pick<XYChart, 'kind' | 'series' | 'x'> => ({
    kind,
    x: { label: 'Year', kind: 'year', values: [1, 2] },
    series: [
      { key: 'a', label: 'A', color: 'principal', values: [1, 2] },
      { key: 'b', label: 'B', color: 'interest', values: [10, 20] },
      { key: 'c', label: 'C', color: 'real', values: [5, 5], look: 'dashed' },
    ],
  })
  test('stacked series stand on each other; a dashed what-if stands on nothing', () => {
    const [a, b, c] = edgesOf(chart('stacked'))
    expect([...(a?.high ?? [])]).toEqual([1, 2])
    expect([...(b?.low ?? [])]).toEqual([1, 2])
    expect([...(b?.high ?? [])]).toEqual([11, 22])
    expect([...(c?.high ?? [])]).toEqual([5, 5])
    expect(rangeOf(edgesOf(chart('stacked')), [])).toEqual([0, 22])
  })
  test('lines stand on zero', () => {
    expect(rangeOf(edgesOf(chart('lines')), [])).toEqual([0, 20])
  })
})

describe('paths', () => {
  test('long series are thinned to the width, ends kept', () => {
    const indexes = drawn(10_000, 500)
    expect(indexes.length).toBe(500)
    expect([indexes[0], indexes.at(-1)]).toEqual([0, 9999])
    expect(drawn(3, 500)).toEqual([0, 1, 2])
  })
  test('a crash between two drawn points is drawn too; a straight line stays as it was', () => {
    // 100 points, every tenth drawn; the 55th falls by 40 pixels, the 57th rises by 30.
    const y = (i: number) => (i === 55 ? 90 : i === 57 ? 20 : 50)
    const tens = Array.from({ length: 10 }, (_, i) => i * 10)
    expect(withHidden([...tens, 99], y)).toEqual([0, 10, 20, 30, 40, 50, 55, 57, 60, 70, 80, 90, 99])
    expect(withHidden(tens, (i) => i * 0.3)).toEqual(tens)
  })
  test('whatever is drawn, its highest and its lowest point are drawn too', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 60, maxLength: 200 }), (values) => {
        const y = (i: number) => values[i] ?? 0
        const kept = withHidden(drawn(values.length, 30), y)
        expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b))
        expect([kept[0], kept.at(-1)]).toEqual([0, values.length - 1])
        // The highest and the lowest of all are within a pixel of what is drawn.
        const shown = kept.map(y)
        expect(Math.max(...shown)).toBeGreaterThanOrEqual(Math.max(...values) - 1)
        expect(Math.min(...shown)).toBeLessThanOrEqual(Math.min(...values) + 1)
      }),
    )
  })
  test('a gap in a line lifts the pen', () => {
    expect(
      linePath(
        [0, 1, 2, 3],
        (i) => i * 10,
        () => 5,
        (i) => i !== 2,
      ),
    ).toBe('M0 5L10 5M30 5')
  })
  test('an area goes out along its top and back along its bottom', () => {
    expect(
      areaPath(
        [0, 1],
        (i) => i * 10,
        () => 9,
        () => 1,
      ),
    ).toBe('M0 1L10 1L10 9L0 9Z')
  })
})

describe('flow', () => {
  const chart: FlowChart = {
    kind: 'flow',
    key: 'f',
    title: 'Flow',
    summary: 'Flow',
    unit: 'money',
    nodes: [
      { id: 'in', label: 'In', column: 0, color: 'real' },
      ...Array.from({ length: 13 }, (_, i) => ({ id: `c${i}`, label: `C${i}`, column: 1, color: 'other' as const })),
    ],
    links: Array.from({ length: 13 }, (_, i) => ({ from: 'in', to: `c${i}`, value: i === 0 ? 5000 : 10 })),
  }
  test('nothing leaves the picture and no two nodes of a column meet', () => {
    for (const width of [300, 640, 1100]) {
      const { height, nodes } = layOutFlow(chart, width)
      const column = nodes.filter((node) => node.id !== 'in')
      for (const node of nodes) expect(node.y + node.size).toBeLessThanOrEqual(height)
      for (const [i, node] of column.entries()) {
        const next = column[i + 1]
        if (next) expect(next.y).toBeGreaterThanOrEqual(node.y + Math.max(node.size, 17))
        expect(node.textY).toBeLessThanOrEqual(height)
      }
    }
  })
  test('ribbons are as thick as their amounts', () => {
    const { nodes } = layOutFlow(chart, 640)
    const size = (id: string) => nodes.find((node) => node.id === id)?.size ?? 0
    expect(size('c0') / size('c1')).toBeCloseTo(500, 6)
    expect(size('in')).toBeCloseTo(
      nodes.filter((node) => node.id !== 'in').reduce((sum, node) => sum + node.size, 0),
      6,
    )
  })
})

describe('an axis near its values', () => {
  test('begins and ends on round numbers around them, not at zero', () => {
    const { domain, marks } = axisOf(0.8104, 1.0149, 4, true)
    expect(domain[0]).toBeGreaterThan(0.7)
    expect(domain[0]).toBeLessThanOrEqual(0.8104)
    expect(domain[1]).toBeGreaterThanOrEqual(1.0149)
    expect(domain[1]).toBeLessThan(1.15)
    expect(marks.length).toBeGreaterThan(2)
  })
  test('a flat line has room around it; zeros alone do not divide by zero', () => {
    const { domain } = axisOf(3.75, 3.75, 4, true)
    expect(domain[0]).toBeLessThan(3.75)
    expect(domain[1]).toBeGreaterThan(3.75)
    const zero = axisOf(0, 0, 4, true)
    expect(zero.domain.every(Number.isFinite)).toBe(true)
    expect(zero.domain[1]).toBeGreaterThan(zero.domain[0])
  })
  test('the range without zero leaves out what is not there', () => {
    const series = [{ key: 'a', label: 'A', color: 'growth', values: [null, 1.2, 0.9] }] as const
    expect(nearRangeOf({ series })).toEqual([0.9, 1.2])
    expect(nearRangeOf({ series, level: { value: 2, label: 'L' } })).toEqual([0.9, 2])
    expect(nearRangeOf({ series: [] })).toBeNull()
  })
})

describe('where each x stands', () => {
  const dates = (values: readonly string[], kind: XYChart['kind'] = 'lines') =>
    sharesOf({ kind, x: { label: 'Day', kind: 'date', values } })
  test('dates under lines keep their distances in time', () => {
    // 10 days, then 30: a quarter of the way.
    expect(dates(['2026-01-01', '2026-01-11', '2026-02-10'])).toEqual([0, 0.25, 1])
    expect(dates(['2026-01-01', '2026-01-11', '2026-02-10'], 'bars')).toEqual([0, 0.5, 1])
  })
  test('so do numbers and months; names stand evenly', () => {
    const shares = (kind: XYChart['x']['kind'], values: readonly (string | number)[]) =>
      sharesOf({ kind: 'lines', x: { label: 'x', kind, values } })
    expect(shares('number', [2, 3, 6, 10])).toEqual([0, 0.125, 0.5, 1])
    expect(shares('money', [0, 15_000, 60_000])).toEqual([0, 0.25, 1])
    expect(shares('month', ['2026-11', '2027-02', '2027-11'])).toEqual([0, 0.25, 1])
    expect(shares('number', ['3', '5', '11'])).toEqual([0, 0.5, 1])
    expect(shares('number', [5, 3, 4])).toEqual([0, 0.5, 1])
  })
  test('one date stands in the middle; the same day twice divides by nothing', () => {
    expect(dates(['2026-01-01'])).toEqual([0.5])
    expect(dates(['2026-01-01', '2026-01-01'])).toEqual([0, 1])
  })
  test('labels that would meet are left out', () => {
    expect(apart([0, 1, 2, 3], (i) => [0, 10, 90, 200][i] ?? 0, 80)).toEqual([0, 2, 3])
  })
  test('the pointer takes the nearest', () => {
    const x = (i: number) => [0, 10, 90, 200][i] ?? 0
    expect([-5, 4, 6, 49, 51, 999].map((at) => nearestPlace(at, 4, x))).toEqual([0, 0, 1, 1, 2, 3])
    expect(nearestPlace(7, 1, () => 50)).toBe(0)
  })
})
