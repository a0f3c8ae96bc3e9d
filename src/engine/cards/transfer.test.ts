import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integerCourse } from '#engine/oracles/cards.ts'
import { owedOn } from './card.ts'
import { checkTransfer, type TransferInput } from './transfer.ts'

const base: TransferInput = {
  balance: 6000,
  apr: 0.24,
  monthlyPayment: 412,
  feeRate: 0.03,
  promoApr: 0,
  promoMonths: 15,
  goToApr: 0.26,
  firstMonth: '2026-11',
  interest: 'monthly',
}
const check = (changes: Partial<TransferInput> = {}) => {
  const got = checkTransfer({ ...base, ...changes })
  if (got.outcome !== 'compared') throw new Error(got.reason)
  return got
}

describe('checkTransfer', () => {
  it('clears 6,180 in 15 payments of 412 inside the offer: only the fee is paid', () => {
    const got = check()
    const stay = integerCourse(600_000, 2_400, () => 41_200).interestCents / 100
    expect(got).toMatchObject({ moved: 6000, fee: 180, leftWhenOfferEnds: 0, verdict: 'move' })
    expect(got.move).toMatchObject({ outcome: 'paid-off', months: 15, totalInterest: 0 })
    expect(got.saving).toBe(Math.round((stay - 180) * 100) / 100)
    // Interest of staying: 120.00, then (6000 + 120 - 412) x 2 % = 114.16: 234.16 is past the fee with payment 2.
    expect(got.breakEvenMonth).toBe(2)
  })
  it('what is left when the offer ends, and interest from then on', () => {
    const got = check({ monthlyPayment: 200 })
    // 6,180 - 15 x 200 = 3,180 left; next month's interest 3,180 x 26 % / 12 = 68.90.
    expect(got.leftWhenOfferEnds).toBe(3180)
    expect(got.move.rows[15]?.interest).toBe(68.9)
  })
  it('a fee above the interest is not worth it', () => {
    // 500 at 12 % paid with 255 a month: 5.00 + 2.50 interest against a fee of 25.
    const got = check({ balance: 500, apr: 0.12, monthlyPayment: 255, feeRate: 0.05 })
    expect(got).toMatchObject({ verdict: 'stay', saving: -17.5, breakEvenMonth: null })
  })
  it('a limit leaves the rest on the old card, fee included in what fits', () => {
    const got = check({ limit: 2060 })
    expect(got).toMatchObject({ moved: 2000, fee: 60 })
    expect(got.cards.map(owedOn)).toEqual([4000, 2060])
  })
  it('when only moving pays off, or nothing does', () => {
    expect(check({ monthlyPayment: 120, goToApr: 0.1, promoMonths: 20 })).toMatchObject({
      saving: null,
      verdict: 'move',
    })
    expect(check({ monthlyPayment: 10 })).toMatchObject({ saving: null, verdict: 'neither-pays-off' })
  })
  it('no offer months at all: the go-to rate from the start', () => {
    expect(check({ promoMonths: 0 })).toMatchObject({ leftWhenOfferEnds: 6180, verdict: 'stay' })
  })
  it('refuses broken input', () => {
    expect(checkTransfer({ ...base, balance: Number.NaN })).toEqual({ outcome: 'refused', reason: 'not-a-number' })
    expect(checkTransfer({ ...base, feeRate: -0.01 })).toEqual({ outcome: 'refused', reason: 'negative-amount' })
  })
  it('property: a higher fee never saves more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 150, max: 900 }),
        (fee, more, monthlyPayment) => {
          const a = check({ feeRate: fee / 1000, monthlyPayment }).saving
          const b = check({ feeRate: (fee + more) / 1000, monthlyPayment }).saving
          if (a !== null && b !== null) expect(b).toBeLessThan(a)
        },
      ),
      { numRuns: 50 },
    )
  })
})
