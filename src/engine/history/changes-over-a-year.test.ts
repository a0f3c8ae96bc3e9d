import { expect, test } from 'vitest'
import { changesOverAYear } from './changes-over-a-year.ts'

test('prices of September 2025 rose 3.0% over the year, as published; a month not measured has no change and gives none', () => {
  // CPI-U, not seasonally adjusted (BLS): September 2024 315.301, September 2025 324.800; October 2025 was not collected.
  const points = [
    { date: '2024-09-01', value: 315.301 },
    { date: '2024-10-01', value: 315.664 },
    { date: '2025-09-01', value: 324.8 },
    { date: '2025-10-01', value: null },
    { date: '2026-10-01', value: 336 },
  ]
  expect(changesOverAYear(points)).toEqual([
    { date: '2025-09-01', value: 3 },
    { date: '2025-10-01', value: null },
    { date: '2026-10-01', value: null },
  ])
  expect(changesOverAYear([])).toEqual([])
})
