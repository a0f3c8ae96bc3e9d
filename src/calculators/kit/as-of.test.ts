import { expect, test } from 'vitest'
import { asOfText } from './as-of.ts'

test('a year, a month or a day, as a sentence says it; nothing for standing law', () => {
  expect(asOfText({ asOf: '2025' })).toBe('2025')
  expect(asOfText({ asOf: '2026-08' })).toBe('August 2026')
  expect(asOfText({ asOf: '2026-09-16' })).toBe('September 16, 2026')
  expect(asOfText({})).toBe('')
})
