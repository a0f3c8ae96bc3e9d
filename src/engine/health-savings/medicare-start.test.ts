import { expect, test } from 'vitest'
import { partAStart } from './medicare-start.ts'

test('applied in time: from the month of turning 65', () => {
  expect(partAStart('1961-05', '2026-02', 6)).toBe('2026-05')
  expect(partAStart('1961-05', '2026-05', 6)).toBe('2026-05')
})
test('applied later: six months back', () => {
  expect(partAStart('1958-05', '2026-12', 6)).toBe('2026-06')
})
test('never before the month of turning 65', () => {
  expect(partAStart('1961-05', '2026-08', 6)).toBe('2026-05')
})
test('applying in March reaches into the year before', () => {
  expect(partAStart('1958-05', '2027-03', 6)).toBe('2026-09')
})
