import { expect, test } from 'vitest'
import { defaultYear } from '#facts/default-year.ts'
import { taxYears } from '#facts/tax-years.ts'
import { taxLawOf } from './tax-year.ts'

test('each year that is held has its own law', () => {
  expect(taxLawOf(2025)).toBe(taxYears[2025])
  expect(taxLawOf(2026)).toBe(taxYears[2026])
})

test('a year that is not held has the law of the default year', () => {
  for (const year of [1913, 2024, 2027, 2025.5, Number.NaN]) expect(taxLawOf(year).year).toBe(defaultYear)
})
