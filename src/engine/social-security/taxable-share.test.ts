import { expect, it } from 'vitest'
import { taxableShare } from './taxable-share.ts'

const single = {
  benefits: 24_000,
  otherIncome: 20_000,
  taxExemptInterest: 0,
  status: 'single',
  livedWithSpouse: false,
} as const

it('is the taxable part of the benefits', () => {
  // Combined income 20,000 + 12,000 = 32,000, which is 7,000 above 25,000: half of that, 3,500 of 24,000.
  expect(taxableShare(single)).toBeCloseTo(3_500 / 24_000, 12)
  expect(taxableShare({ ...single, otherIncome: 200_000 })).toBeCloseTo(0.85, 12)
  expect(taxableShare({ ...single, otherIncome: 5_000 })).toBe(0)
  expect(taxableShare({ ...single, benefits: 0 })).toBe(0)
})

it('rises with prices, for the law’s amounts stay', () => {
  // Prices up by half: 30,000 + 18,000 = 48,000. First tier 4,500, second 0.85 x 14,000 = 11,900; 16,400 of 36,000.
  expect(taxableShare(single, 1.5)).toBeCloseTo(16_400 / 36_000, 12)
})
