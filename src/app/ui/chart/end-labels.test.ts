import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endLabels, type LineEnd } from './end-labels.ts'

const room = { left: 50, right: 500, top: 20, bottom: 250 }
const free = () => 0
const end = (name: string, x: number, y: number, before = y): LineEnd => ({
  key: name,
  name,
  color: 'tax',
  x,
  y,
  before,
})

describe('names at the ends of lines', () => {
  test('a line that goes on to the edge has its name beside it', () => {
    expect(endLabels([end('A', 500, 100)], room, free)).toMatchObject([
      { x: 512, y: 100, anchor: 'start', isLed: false },
    ])
  })
  test('a line that ends on the way has its name there, not at the edge', () => {
    expect(endLabels([end('Standard', 300, 100)], room, free)).toMatchObject([{ x: 308, y: 100 }])
  })
  test('three lines that end in one point keep the order they came in, around it, and are led to it', () => {
    const labels = endLabels(
      [end('low', 500, 200, 220), end('high', 500, 200, 90), end('mid', 500, 200, 150)],
      room,
      free,
    )
    expect(labels.map((label) => label.key)).toEqual(['high', 'mid', 'low'])
    expect(labels.map((label) => label.y)).toEqual([185, 200, 215])
    expect(labels.map((label) => label.isLed)).toEqual([true, false, true])
  })
  test('a name goes where no line runs', () => {
    const busy = (_: number, __: number, y0: number) => (y0 > 80 && y0 < 110 ? 1 : 0)
    const [label] = endLabels([end('Plan', 300, 100)], room, busy)
    expect(Math.abs((label?.y ?? 0) - 100)).toBeGreaterThan(10)
    expect(label?.isLed).toBe(true)
  })
  test('names never meet, wherever the lines end', () => {
    const place = fc.record({ x: fc.integer({ min: 150, max: 500 }), y: fc.integer({ min: 40, max: 240 }) })
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
        const labels = endLabels(
          places.map(({ x, y }, i) => end(`L${i}`, x, y)),
          room,
          free,
        )
        for (const [i, a] of labels.entries())
          for (const b of labels.slice(0, i)) {
            const side = Math.abs(a.x - b.x) >= 15 || a.anchor !== b.anchor
            if (!side) expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(14)
          }
      }),
    )
  })
})
