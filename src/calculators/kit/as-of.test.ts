import { expect, test } from 'vitest'
import { asOfMonth, asOfText, asOfYear } from './as-of.ts'

test('a year, a month or a day, as a sentence says it; nothing for standing law', () => {
  expect(asOfText({ asOf: '2025' })).toBe('2025')
  expect(asOfText({ asOf: '2026-08' })).toBe('August 2026')
  expect(asOfText({ asOf: '2026-09-16' })).toBe('September 16, 2026')
  expect(asOfText({})).toBe('')
})

test('the month or the year alone, where more would say nothing', () => {
  expect(asOfMonth({ asOf: '2026-09-16' })).toBe('September 2026')
  expect(asOfMonth({ asOf: '2026' })).toBe('2026')
  expect(asOfYear({ asOf: '2026-09-16' })).toBe('2026')
  expect(asOfMonth({}) + asOfYear({})).toBe('')
})
