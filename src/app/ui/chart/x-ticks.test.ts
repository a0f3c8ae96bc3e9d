import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { XYChart } from '#calculators/kit/presentation.ts'
import { twoLines, xTicks } from './x-ticks.ts'

type X = XYChart['x']
const words = (kind: XYChart['kind'], x: X, inner = 300) => {
  const count = x.values.length
  const at = (i: number) => 50 + (kind === 'bars' ? ((i + 0.5) * inner) / count : (i * inner) / (count - 1))
  return xTicks({ kind, x }, at, 50, inner).map((mark) => mark.lines.join(' '))
}
const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)
const months = (first: number, count: number) =>
  from(first, count).map((m) => `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}`)

describe('the marks along the foot', () => {
  test('numbers stand at round numbers, not at every so many of the values', () => {
    expect(words('lines', { label: 'Year', kind: 'number', values: from(1, 30) })).toEqual([
      '5',
      '10',
      '15',
      '20',
      '25',
      '30',
    ])
    expect(words('lines', { label: 'Months to pay back', kind: 'number', values: [2, 3, 6, 24] })).toEqual([
      '6',
      '12',
      '18',
      '24',
    ])
    expect(words('lines', { label: 'Income', kind: 'money', values: [0, 45_000, 120_000] }, 180)).toEqual([
      '$0',
      '$50k',
      '$100k',
    ])
  })
  test('they stand where the number is, also between two values', () => {
    const [mark] = xTicks(
      { kind: 'lines', x: { label: 'n', kind: 'number', values: [8, 16] } },
      (i) => 50 + i * 80,
      50,
      80,
    )
    expect(mark).toMatchObject({ at: 70, lines: ['10'] })
  })
  test('years of bars are named where there is a bar', () => {
    expect(words('bars', { label: 'Year', kind: 'year', values: from(2026, 21) })).toEqual([
      '2030',
      '2035',
      '2040',
      '2045',
    ])
    expect(words('bars', { label: 'Year', kind: 'year', values: from(2026, 3) })).toEqual(['2026', '2027', '2028'])
  })
  test('months of many years are marked by years, of few by round months', () => {
    const month = (first: number, count: number): X => ({ label: 'Month', kind: 'month', values: months(first, count) })
    expect(words('lines', month(2026 * 12 + 10, 361))).toEqual(['2030', '2035', '2040', '2045', '2050', '2055'])
    expect(words('lines', month(2026 * 12 + 10, 13))).toEqual(['Jan 2027', 'Apr 2027', 'Jul 2027', 'Oct 2027'])
  })
  test('days of many years are marked by years, of a few months by months', () => {
    const days = (values: readonly string[]): X => ({ label: 'Date', kind: 'date', values })
    expect(words('lines', days(['2015-03-02', '2020-06-01', '2026-01-01']))).toEqual([
      '2016',
      '2018',
      '2020',
      '2022',
      '2024',
      '2026',
    ])
    expect(words('lines', days(['2026-01-20', '2026-03-01', '2026-05-02']))).toEqual([
      'Feb 2026',
      'Mar 2026',
      'Apr 2026',
      'May 2026',
    ])
  })
  test('names stand under their bars, on two lines where they are long', () => {
    const marks = xTicks(
      { kind: 'bars', x: { label: 'Offer', kind: 'number', values: ['Credit union', 'Bank'] } },
      (i) => 80 + i * 70,
      45,
      140,
    )
    expect(marks.map((mark) => mark.lines)).toEqual([['Credit', 'union'], ['Bank']])
    expect(twoLines('One very long name of a plan', 12)).toEqual(['One very', 'long name o…'])
  })
  test('on any width they keep their distance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 1000 }),
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 3, max: 90 }),
        (inner, first, count) => {
          const marks = xTicks(
            { kind: 'lines', x: { label: 'Year', kind: 'year', values: from(first, count) } },
            (i) => (i * inner) / (count - 1),
            0,
            inner,
          )
          expect(marks.length).toBeGreaterThan(0)
          for (const [i, mark] of marks.entries())
            if (i > 0) expect(mark.at - (marks[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(34)
        },
      ),
    )
  })
})
