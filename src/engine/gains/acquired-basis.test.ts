import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../month.ts'
import { type Acquired, basisWithGiftTax, saleResult } from './acquired-basis.ts'

const gift = (basis: number, value: number | null, on: IsoDate = '2024-03-01'): Acquired => ({
  origin: 'gift',
  since: '2015-06-01',
  basis,
  given: { on, value },
})

describe('gifts', () => {
  test('Publication 551, property received as a gift: basis 10,000, value 8,000, no gift tax', () => {
    const of = (proceeds: number) => saleResult(gift(10_000, 8000), proceeds, '2026-01-05')
    expect(of(12_000)).toMatchObject({ gain: 2000, basis: 10_000, giftRule: 'giver' })
    expect(of(7000)).toMatchObject({ gain: -1000, basis: 8000, giftRule: 'value' })
    expect(of(9000)).toMatchObject({ gain: 0, giftRule: 'neither' })
  })
  test('Publication 551, a gift worth more than it cost: the giver’s basis, gain or loss', () => {
    // Value 50,000, basis 20,000: a sale at 15,000 loses 5,000 from the giver's basis.
    expect(saleResult(gift(20_000, 50_000), 15_000, '2026-01-05')).toMatchObject({ gain: -5000, giftRule: 'giver' })
  })
  test('Publication 551 example: gift tax on the rise is added (50,000, basis 20,000, tax 7,320, gift 37,000 after the exclusion)', () => {
    // 30,000 / 37,000 x 7,320 = 5,935.135; the publication rounds the share to 0.811.
    expect(basisWithGiftTax(20_000, 50_000, 7320, 37_000)).toBeCloseTo(25_935.135, 3)
    expect(basisWithGiftTax(20_000, 15_000, 7320, 2000)).toBe(20_000)
  })
  test('the giver’s time counts with the giver’s basis; a loss from the value starts with the gift', () => {
    expect(saleResult(gift(10_000, 8000, '2025-12-01'), 12_000, '2026-01-05').longTerm).toBe(true)
    expect(saleResult(gift(10_000, 8000, '2025-12-01'), 7000, '2026-01-05').longTerm).toBe(false)
  })
  test('a value nobody knows: the giver’s basis', () => {
    expect(saleResult(gift(10_000, null), 7000, '2026-01-05')).toMatchObject({ gain: -3000, giftRule: 'giver' })
  })
  test('dearer never means a smaller gain, and between the two bases it is zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 80_000 }),
        (basis, value, proceeds) => {
          const at = (price: number) => saleResult(gift(basis, value), price, '2026-01-05').gain
          expect(at(proceeds + 1)).toBeGreaterThanOrEqual(at(proceeds))
          if (value < basis && proceeds >= value && proceeds < basis) expect(at(proceeds)).toBe(0)
          if (value >= basis) expect(at(proceeds)).toBe(proceeds - basis)
        },
      ),
    )
  })
})

describe('bought and inherited', () => {
  const bought: Acquired = { origin: 'bought', since: '2025-06-15', basis: 100, given: null }
  test('Publication 550: bought June 15, sold June 15 of the next year is short-term, June 16 long-term', () => {
    expect(saleResult(bought, 150, '2026-06-15').longTerm).toBe(false)
    expect(saleResult(bought, 150, '2026-06-16').longTerm).toBe(true)
  })
  test('inherited is long-term on the day after the death', () => {
    expect(saleResult({ ...bought, origin: 'inherited' }, 150, '2025-06-16')).toMatchObject({
      gain: 50,
      longTerm: true,
    })
  })
})
