import { expect, test } from 'vitest'
import { giftOutcome } from './plan-gift.ts'

// The yearly exclusion of 2026 is 19,000 (Rev. Proc. 2025-32); five years are 95,000, 190,000 for two.
test('within the yearly amount', () => {
  expect(giftOutcome({ lump: 10_000, yearly: 9000, givers: 1 }, 19_000, 5)).toEqual({ outcome: 'within', room: 0 })
})
test('spread over five years: 95,000 fills them, 60,000 leaves 7,000 a year', () => {
  expect(giftOutcome({ lump: 95_000, yearly: 0, givers: 1 }, 19_000, 5)).toMatchObject({ outcome: 'spread', room: 0 })
  expect(giftOutcome({ lump: 60_000, yearly: 0, givers: 1 }, 19_000, 5)).toMatchObject({
    outcome: 'spread',
    room: 7000,
  })
  expect(giftOutcome({ lump: 190_000, yearly: 0, givers: 2 }, 19_000, 5)).toMatchObject({ outcome: 'spread', room: 0 })
})
test('above: the rest of the large deposit, and yearly deposits beside it', () => {
  expect(giftOutcome({ lump: 100_000, yearly: 0, givers: 1 }, 19_000, 5)).toMatchObject({ outcome: 'over', over: 5000 })
  expect(giftOutcome({ lump: 95_000, yearly: 1200, givers: 1 }, 19_000, 5)).toMatchObject({
    outcome: 'over',
    over: 1200,
  })
  expect(giftOutcome({ lump: 0, yearly: 24_000, givers: 1 }, 19_000, 5)).toMatchObject({ outcome: 'over', over: 5000 })
})
