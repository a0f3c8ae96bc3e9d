import { expect, test } from 'vitest'
import { boxText } from './box-text.ts'
import { count } from './field.ts'
import { readText } from './read-field.ts'

const year = count({ label: 'Year', unit: 'year', grouped: false, min: 1951, max: 2026, initial: 2025 })

test('a calendar year is written without a comma, in its box and in its limits', () => {
  expect(boxText(year, 2025)).toBe('2025')
  expect(readText(year, '2025')).toEqual({ ok: true, value: 2025 })
  expect(readText(year, '1899')).toEqual({ ok: false, message: 'Enter 1951 or more.' })
})
test('any other count is', () => {
  const pieces = count({ label: 'Shares', unit: 'shares', max: 1e6, initial: 0 })
  expect(boxText(pieces, 2025)).toBe('2,025')
})
