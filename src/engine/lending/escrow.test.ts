import { expect, it } from 'vitest'
import { monthlyShareInYear, sharesPaid } from './escrow.ts'

it('4,620 a year is 385 a month, and 3% more in the second year: 396.55', () => {
  expect(monthlyShareInYear(4620, 0.03, 0)).toBe(385)
  expect(monthlyShareInYear(4620, 0.03, 1)).toBe(396.55)
})
it('two years and a half of 1,200 growing 10%: 12 x 100 + 12 x 110 + 6 x 121 = 3,246', () => {
  expect(sharesPaid(1200, 0.1, 30)).toBe(3246)
  expect(sharesPaid(1200, 0.1, 0)).toBe(0)
})
