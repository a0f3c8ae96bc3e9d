import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HeatChart } from '#calculators/kit/presentation.ts'
import { cellWords, moved, startOf } from './heat-cell.ts'
import { layOutHeat, shadeOf, shadeStarts, shades } from './heat-layout.ts'

const grid = (values: HeatChart['values'], more: Partial<HeatChart> = {}): HeatChart => ({
  kind: 'heat',
  key: 'h',
  title: 'When to claim',
  summary: 'Every pair of ages.',
  unit: 'money',
  valueLabel: 'Benefits over both lives',
  x: {
    label: 'You claim at',
    values: (values[0] ?? []).map((_, i) => `age ${62 + i}`),
    ticks: [{ at: 0, label: '62' }],
  },
  y: { label: 'Your spouse claims at', values: values.map((_, i) => `age ${62 + i}`), ticks: [{ at: 0, label: '62' }] },
  values,
  ...more,
})

/** The area of a path made of "Mx yHxVyHxZ" boxes. */
const areaOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H[\d.]+Z/g)].reduce(
    (sum, [, x0, y0, x1, y1]) => sum + (Number(x1) - Number(x0)) * (Number(y1) - Number(y0)),
    0,
  )

describe('shades', () => {
  test('the lowest value has the first shade, the highest the last, and each start its own', () => {
    expect([shadeOf(0, 0, 70), shadeOf(70, 0, 70), shadeOf(35, 0, 70)]).toEqual([0, shades - 1, 3])
    expect(shadeStarts(0, 70)).toEqual([0, 10, 20, 30, 40, 50, 60])
    expect(shadeOf(5, 5, 5)).toBe(shades - 1)
  })
})

describe('the drawing', () => {
  test('97 by 97 cells are seven paths that together cover the whole grid', () => {
    const chart = grid(Array.from({ length: 97 }, (_, y) => Array.from({ length: 97 }, (_, x) => x * 3 + y)))
    const plot = layOutHeat(chart, 640)
    expect(plot.fills.length).toBe(shades)
    const covered = plot.fills.reduce((sum, path) => sum + areaOf(path), 0)
    const whole = plot.cellWidth * 97 * plot.cellHeight * 97
    // Places are rounded to a tenth of a pixel.
    expect(Math.abs(covered - whole) / whole).toBeLessThan(0.005)
    expect(plot.fills.join('').length).toBeLessThan(60_000)
  })
  test('a cell without a value is not drawn', () => {
    const full = layOutHeat(grid([[1, 2]]), 640)
    const half = layOutHeat(grid([[null, 2]]), 640)
    const area = (plot: typeof full) => plot.fills.reduce((sum, path) => sum + areaOf(path), 0)
    expect(area(half)).toBeCloseTo(area(full) / 2, 0)
  })
  test('the outline of a zone of one cell has its four sides; no zone has none', () => {
    const values = [
      [1, 1, 1],
      [1, 9, 1],
      [1, 1, 1],
    ]
    const plot = layOutHeat(grid(values, { zone: { label: 'Best', least: 9 } }), 640)
    expect(plot.outline.match(/M/g)?.length).toBe(4)
    expect(layOutHeat(grid(values), 640).outline).toBe('')
  })
  test('the outline goes along the edge of the grid where the zone touches it', () => {
    const plot = layOutHeat(grid([[9]], { zone: { label: 'Best', least: 9 } }), 640)
    expect(plot.outline.match(/M/g)?.length).toBe(4)
  })
  test('an empty grid draws nothing and breaks nothing', () => {
    const plot = layOutHeat(grid([[null]]), 320)
    expect(plot.fills.join('')).toBe('')
    expect(plot.low).toBe(0)
  })
})

describe('moving with the keys', () => {
  const press = (key: string, ctrlKey = false) => ({ key, ctrlKey })
  test('arrows go one step, Page keys a year of months, Home and End to the ends', () => {
    const at = { x: 20, y: 20 }
    expect(moved(at, press('ArrowRight'), 97, 97)).toEqual({ x: 21, y: 20 })
    expect(moved(at, press('ArrowLeft'), 97, 97)).toEqual({ x: 19, y: 20 })
    expect(moved(at, press('ArrowUp'), 97, 97)).toEqual({ x: 20, y: 21 })
    expect(moved(at, press('ArrowDown'), 97, 97)).toEqual({ x: 20, y: 19 })
    expect(moved(at, press('PageUp'), 97, 97)).toEqual({ x: 20, y: 32 })
    expect(moved(at, press('PageDown'), 97, 97)).toEqual({ x: 20, y: 8 })
    expect(moved(at, press('Home'), 97, 97)).toEqual({ x: 0, y: 20 })
    expect(moved(at, press('End'), 97, 97)).toEqual({ x: 96, y: 20 })
    expect(moved(at, press('Home', true), 97, 97)).toEqual({ x: 0, y: 96 })
    expect(moved(at, press('End', true), 97, 97)).toEqual({ x: 96, y: 0 })
    expect(moved(at, press('Tab'), 97, 97)).toBeNull()
  })
  test('no key leaves the grid', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End')
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 40 }), (keys) => {
        const end = keys.reduce((cell, [one, ctrl]) => moved(cell, press(one, ctrl), 9, 5) ?? cell, { x: 4, y: 2 })
        expect(end.x).toBeGreaterThanOrEqual(0)
        expect(end.x).toBeLessThan(9)
        expect(end.y).toBeGreaterThanOrEqual(0)
        expect(end.y).toBeLessThan(5)
      }),
    )
  })
  test('keys start at the visitor’s own cell, else at the best, else at the first', () => {
    const best = { kind: 'best', x: 1, y: 0, label: 'Best' } as const
    const yours = { kind: 'yours', x: 0, y: 0, label: 'Your plan' } as const
    expect(startOf(grid([[1, 2]], { marks: [best, yours] }))).toEqual({ x: 0, y: 0 })
    expect(startOf(grid([[1, 2]], { marks: [best] }))).toEqual({ x: 1, y: 0 })
    expect(startOf(grid([[1, 2]]))).toEqual({ x: 0, y: 0 })
  })
})

test('a cell says both choices, its value, its zone and its mark', () => {
  const chart = grid([[1000, 2000, null]], {
    zone: { label: 'Within 1% of the best', least: 1980 },
    marks: [{ kind: 'best', x: 1, y: 0, label: 'Best' }],
  })
  expect(cellWords(chart, { x: 1, y: 0 })).toBe(
    'You claim at: age 63. Your spouse claims at: age 62. Benefits over both lives: $2,000. Best. Within 1% of the best.',
  )
  expect(cellWords(chart, { x: 0, y: 0 })).toBe(
    'You claim at: age 62. Your spouse claims at: age 62. Benefits over both lives: $1,000.',
  )
  expect(cellWords(chart, { x: 2, y: 0 })).toContain('No value.')
})
