import { expect, test } from 'vitest'
import { cpiMonthly } from './cpi-monthly.ts'
import { pricesSince2022 } from './survey-prices.ts'

test('both index levels are those of the series', () => {
  const at = (year: number, month: number) => (year - Number(cpiMonthly.firstMonth.slice(0, 4))) * 12 + month - 1
  const of2022 = cpiMonthly.index.slice(at(2022, 1), at(2023, 1)).map(Number)
  expect(of2022).toHaveLength(12)
  const average = of2022.reduce((sum, value) => sum + value, 0) / 12
  expect(pricesSince2022.value.average2022).toBeCloseTo(average, 3)
  const { newest, newestMonth } = pricesSince2022.value
  expect(newest).toBe(cpiMonthly.index[at(Number(newestMonth.slice(0, 4)), Number(newestMonth.slice(5)))])
})
