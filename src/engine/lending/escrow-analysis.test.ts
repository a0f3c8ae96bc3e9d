import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escrowAnalysis, escrowStanding } from './escrow-analysis.ts'

/** School taxes 360 in September; county taxes 500 in July and 700 in December. */
const bills = [
  { monthOfYear: 9, amount: 360 },
  { monthOfYear: 7, amount: 500 },
  { monthOfYear: 12, amount: 700 },
]

const found = (...args: Parameters<typeof escrowAnalysis>) => {
  const result = escrowAnalysis(...args)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

describe('12 CFR 1024 Appendix E, aggregate analysis', () => {
  it('step 3, with a cushion of a sixth: 1,040 to start, 130 a month, 260 in December', () => {
    const result = found(bills, '2026-07')
    expect(result).toMatchObject({ monthlyDeposit: 130, startingBalance: 1040, cushion: 260, lowestMonth: '2026-12' })
    const printed = [670, 800, 570, 700, 830, 260, 390, 520, 650, 780, 910, 1040]
    expect(result.months.map((month) => month.balance)).toEqual(printed)
  })

  it('step 2, without a cushion: 780 to start and 0 in December', () => {
    const result = found(bills, '2026-07', 0)
    const printed = [410, 540, 310, 440, 570, 0, 130, 260, 390, 520, 650, 780]
    expect(result.startingBalance).toBe(780)
    expect(result.months.map((month) => month.balance)).toEqual(printed)
  })

  it('the lowest month always holds the cushion', () => {
    const bill = fc.record({
      monthOfYear: fc.integer({ min: 1, max: 12 }),
      amount: fc.integer({ min: 0, max: 900_000 }).map((n) => n / 100),
    })
    fc.assert(
      fc.property(fc.array(bill, { maxLength: 8 }), fc.constantFrom(0, 1, 2), (list, cushionMonths) => {
        const result = found(list, '2027-03', cushionMonths as 0 | 1 | 2)
        const lowest = Math.min(result.startingBalance, ...result.months.map((month) => month.balance))
        expect(lowest).toBeCloseTo(result.cushion, 8)
        // Twelve rounded deposits miss the bills by at most 6 cents, so the account comes back to where it began.
        expect(Math.abs((result.months[11]?.balance ?? 0) - result.startingBalance)).toBeLessThan(0.0601)
      }),
    )
    expect(escrowAnalysis([{ monthOfYear: 13, amount: 5 }], '2026-07').outcome).toBe('refused')
    expect(escrowAnalysis([{ monthOfYear: 3, amount: -5 }], '2026-07').outcome).toBe('refused')
  })
})

describe('an account against its target of 1,040 (a published consumer example of 12 CFR 1024.17(f))', () => {
  it('1,076 is a surplus of 36 that may be credited, 1,090 one of 50 that must be refunded', () => {
    expect(escrowStanding(1040, 1076, 130)).toEqual({ kind: 'surplus', amount: 36, refundDue: false })
    expect(escrowStanding(1040, 1090, 130)).toEqual({ kind: 'surplus', amount: 50, refundDue: true })
  })

  it('940 is a shortage of 100, below a month’s deposit; 800 one of 240, which is spread at 20 a month', () => {
    expect(escrowStanding(1040, 940, 130)).toEqual({
      kind: 'shortage',
      amount: 100,
      spreadOver12: 8.33,
      askAtOnce: true,
    })
    expect(escrowStanding(1040, 800, 130)).toEqual({
      kind: 'shortage',
      amount: 240,
      spreadOver12: 20,
      askAtOnce: false,
    })
  })

  it('below zero it is a deficiency, and the target itself a shortage', () => {
    expect(escrowStanding(1040, -60, 130)).toEqual({ kind: 'deficiency', overdrawn: 60, shortage: 1040 })
    expect(escrowStanding(1040, 1040, 130)).toEqual({ kind: 'level' })
  })
})
