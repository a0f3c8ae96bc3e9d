import { describe, expect, test } from 'vitest'
import { fillBars, rankBars, waterfallBars } from './bars-layout.ts'

describe('waterfall', () => {
  test('each change starts where the step before it ended', () => {
    // 100 less 30 is 70, less 20 is 50; the total of 50 stands on zero.
    const bars = waterfallBars([
      { label: 'Income', kind: 'total', value: 100 },
      { label: 'Deduction', kind: 'change', value: -30 },
      { label: 'Another', kind: 'change', value: -20 },
      { label: 'Taxable', kind: 'total', value: 50 },
    ])
    expect(bars).toEqual([
      { from: 0, to: 100, end: 100 },
      { from: 70, to: 100, end: 70 },
      { from: 50, to: 70, end: 50 },
      { from: 0, to: 50, end: 50 },
    ])
  })
  test('what falls below zero moves zero to the right', () => {
    // From 50 down by 100 to -50: the picture runs from -50 to 50.
    const bars = waterfallBars([
      { label: 'Tax', kind: 'total', value: 50 },
      { label: 'Credit', kind: 'change', value: -100 },
    ])
    expect(bars).toEqual([
      { from: 50, to: 100, end: 100 },
      { from: 0, to: 100, end: 0 },
    ])
  })
  test('nothing at all draws nothing', () => {
    expect(waterfallBars([{ label: 'Income', kind: 'total', value: 0 }])).toEqual([{ from: 0, to: 0, end: 0 }])
    expect(waterfallBars([])).toEqual([])
  })
})

describe('bracket fill', () => {
  const row = (label: string, capacity: number | null, filled: number) => ({ label, rate: 10, capacity, filled })
  test('one scale for all rows, as long as the longest room that holds something', () => {
    expect(fillBars([row('10%', 10, 10), row('12%', 40, 20), row('22%', 80, 0), row('37%', null, 0)])).toEqual([
      { room: 25, open: false, filled: 25 },
      { room: 100, open: false, filled: 50 },
      { room: 100, open: true, filled: 0 },
      { room: 100, open: true, filled: 0 },
    ])
  })
  test('an open end that holds the most sets the scale', () => {
    expect(fillBars([row('35%', 50, 50), row('37%', null, 100)])).toEqual([
      { room: 50, open: false, filled: 50 },
      { room: 100, open: true, filled: 100 },
    ])
  })
  test('no income at all shows empty rooms', () => {
    expect(fillBars([row('10%', 10, 0), row('12%', 20, 0), row('37%', null, 0)])).toEqual([
      { room: 50, open: false, filled: 0 },
      { room: 100, open: false, filled: 0 },
      { room: 100, open: true, filled: 0 },
    ])
  })
})

test('named rows share one scale, their parts stand end to end', () => {
  const { zero, rows } = rankBars([
    { label: 'Full service', values: [60, 40] },
    { label: 'Low cost', values: [0, 25] },
  ])
  expect(zero).toBe(0)
  expect(rows).toEqual([
    [
      { part: 0, from: 0, to: 60 },
      { part: 1, from: 60, to: 100 },
    ],
    [{ part: 1, from: 0, to: 25 }],
  ])
})

test('what is below zero goes to the left of it', () => {
  const { zero, rows } = rankBars([
    { label: 'Gain', values: [30] },
    { label: 'Loss', values: [-10] },
  ])
  expect(zero).toBe(25)
  expect(rows).toEqual([[{ part: 0, from: 25, to: 100 }], [{ part: 0, from: 0, to: 25 }]])
})

test('nothing but zeros draws nothing and divides nothing', () => {
  expect(rankBars([{ label: 'Free', values: [0, 0] }])).toEqual({ zero: 0, rows: [[]] })
})
