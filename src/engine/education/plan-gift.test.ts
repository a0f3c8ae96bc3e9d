import { expect, test } from 'vitest'
import { giftOutcome, type PlanGift } from './plan-gift.ts'

// The yearly exclusion of 2026 is 19,000 (Rev. Proc. 2025-32); five years are 95,000, 190,000 for two.
const gift = (given: Partial<PlanGift>) =>
  giftOutcome({ lump: 0, thisYear: 0, yearly: 0, givers: 1, ...given }, 19_000, 5)

test('within the yearly amount, each calendar year by itself', () => {
  expect(gift({ lump: 10_000, thisYear: 9000, yearly: 9000 })).toEqual({ outcome: 'within', room: 0 })
  // 15,000 in November and 10,000 next year: neither year is above 19,000, though twelve months from now are.
  expect(gift({ lump: 15_000, thisYear: 833, yearly: 10_000 })).toEqual({ outcome: 'within', room: 3167 })
})
test('spread over five years: 95,000 fills them, 60,000 leaves 7,000 a year', () => {
  expect(gift({ lump: 95_000 })).toMatchObject({ outcome: 'spread', room: 0 })
  expect(gift({ lump: 60_000 })).toMatchObject({ outcome: 'spread', room: 7000 })
  expect(gift({ lump: 190_000, givers: 2 })).toMatchObject({ outcome: 'spread', room: 0 })
})
test('IRC 529(c)(2)(B): all deposits of the year are spread, those of the years after come on top', () => {
  // (60,000 + 5,000) / 5 = 13,000 a year, and 5,000 more next year: 1,000 is left.
  expect(gift({ lump: 60_000, thisYear: 5000, yearly: 5000 })).toMatchObject({ outcome: 'spread', room: 1000 })
  // 2,000 more each year is 1,000 too much.
  expect(gift({ lump: 60_000, thisYear: 5000, yearly: 7000 })).toMatchObject({ over: 0, later: 1000, isSpread: true })
})
test('above: the rest of the large deposit, and deposits of the years after', () => {
  expect(gift({ lump: 100_000 })).toMatchObject({ outcome: 'over', over: 5000, later: 0 })
  // 95,100 this year is 100 over five years' worth; each year after is full, so that 1,200 is over.
  expect(gift({ lump: 95_000, thisYear: 100, yearly: 1200 })).toMatchObject({ over: 100, later: 1200 })
  expect(gift({ thisYear: 2000, yearly: 24_000 })).toMatchObject({ over: 0, later: 5000, isSpread: false })
  expect(gift({ thisYear: 22_000, yearly: 24_000 })).toMatchObject({ over: 3000, later: 5000 })
  expect(gift({ lump: 10_000, thisYear: 2000, yearly: 24_000 })).toMatchObject({ over: 0, later: 5000 })
})
