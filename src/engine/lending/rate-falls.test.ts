import { expect, it } from 'vitest'
import { mortgageRates } from '#facts/series/mortgage-rates.ts'
import { pastStarts } from './rate-falls.ts'

it('finds the first month that is low enough, and leaves out starts without a whole window', () => {
  // From 8: 7.5 is enough after 2. From 7.9: 7.5 is not, 7 is after 2. From 7.5: 7.0 after 1. From 7: never. 4 + 2 months = 4 starts.
  expect(pastStarts([8, 7.9, 7.5, 7, 7.2, 6.9], 0.5, 2).map((start) => start.fellAfter)).toEqual([2, 2, 1, null])
  expect(pastStarts([8, 7], 0.5, 2)).toEqual([])
})
it('a drop of nothing is there as soon as the rate has not risen', () => {
  expect(pastStarts([7, 7, 8, 7.5], 0, 1).map((start) => start.fellAfter)).toEqual([1, null, 1])
})
it('the published record: from October 1981 (18.45 %) a point less came in December, from January 2021 never within two years', () => {
  const at = (year: number, month: number) => (year - 1971) * 12 + month - 4
  const starts = pastStarts(mortgageRates.percent, 1, 24)
  expect(mortgageRates.percent[at(1981, 10)]).toBe(18.45)
  // November 17.83, December 16.95: the first at or below 17.45.
  expect(starts[at(1981, 10)]?.fellAfter).toBe(2)
  expect(starts[at(2021, 1)]?.fellAfter).toBeNull()
})
