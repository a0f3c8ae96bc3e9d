import { expect, test } from 'vitest'
import { byYears, sumOf } from './roll-up.ts'

const rows = Array.from({ length: 26 }, (_, i) => ({ interest: 0.1, at: i }))

test('twelve rows a year, the last year what is left', () => {
  expect(byYears(rows).map(({ number, from, rows: some, last }) => [number, from, some.length, last.at])).toEqual([
    [1, 0, 12, 11],
    [2, 12, 12, 23],
    [3, 24, 2, 25],
  ])
  expect(byYears([])).toEqual([])
})
test('a column is summed to the cent', () => {
  // 26 x 0.1 is 2.6000000000000005 in binary.
  expect(sumOf(rows, 'interest')).toBe(2.6)
})
