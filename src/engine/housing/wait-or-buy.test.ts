import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PurchaseLoan } from './purchase-loan.ts'
import { homeLife, type Outlook } from './wait-or-buy.ts'

const saver = { savings: 50_000, monthly: 1000, annualRaise: 0, monthlyRate: 0, extras: new Map<number, number>() }
const outlook = (changes: Partial<Outlook> = {}): Outlook => ({
  saver,
  price: 240_000,
  annualHomeGrowth: 0,
  rent: 1500,
  annualRentGrowth: 0,
  ownerShare: 0,
  sellingShare: 0,
  gift: 0,
  months: 120,
  ...changes,
})
/** A loan at 0%: `amount` in `months` equal parts, `premium` with the first `insured` payments. */
const plainLoan = (amount: number, months: number, premium = 0, insured = 0): PurchaseLoan => ({
  loanAmount: amount,
  upfrontFee: 0,
  payment: amount / months,
  owed: Array.from({ length: months + 1 }, (_, k) => amount - (amount / months) * k),
  interest: new Array<number>(months + 1).fill(0),
  premiums: [0, ...new Array<number>(insured).fill(premium)],
})

describe('the same household buying at two times', () => {
  test('by hand at 0%: who buys now pays 60 x 100 of insurance, who waits pays 60 x 1,500 of rent', () => {
    // Both save 1,000 and spend 1,500 on the home. Now: 40,000 down, 200,000 owed at 1,000 a month, 100 insurance for 60 months.
    // After 120 months: home 240,000 - owed 80,000 + saved 50,000 - 40,000 + 120 x (2,500 - 1,000) - 6,000 = 344,000.
    // Waiting 60 months: 110,000 saved, 48,000 down, 192,000 at 960: home 240,000 - 134,400 + 62,000 + 60 x 1,540 = 260,000.
    const now = homeLife(outlook(), { month: 0, cash: 40_000, loan: plainLoan(200_000, 200, 100, 60) })
    const wait = homeLife(outlook(), { month: 60, cash: 48_000, loan: plainLoan(192_000, 200) })
    expect(now.worth.at(-1)).toBeCloseTo(344_000, 6)
    expect(wait.worth.at(-1)).toBeCloseTo(260_000, 6)
    expect(now.insurancePaid).toBe(6000)
    expect(wait.rentPaid).toBe(90_000)
    // The whole difference is the rent not paid less the insurance.
    expect((now.worth.at(-1) ?? 0) - (wait.worth.at(-1) ?? 0)).toBeCloseTo(90_000 - 6000, 6)
  })
  test('selling costs and owner costs are taken off', () => {
    const plain = { month: 0, cash: 240_000, loan: plainLoan(0, 1) }
    const life = homeLife(outlook({ ownerShare: 0.03, sellingShare: 0.06, months: 12 }), plain)
    // 240,000 x 3% = 7,200 of costs in the year; 14,400 to sell. Saved 50,000 - 240,000 + 12 x 2,500 - 7,200.
    expect(life.ownerCostsPaid).toBeCloseTo(7200, 6)
    expect(life.worth.at(-1)).toBeCloseTo(240_000 - 14_400 - 160_000 - 7200, 6)
    expect(life.lowestSaved).toBe(-190_000)
  })
  test('the home grows with its price, rent once a year', () => {
    const life = homeLife(outlook({ annualHomeGrowth: 0.03, annualRentGrowth: 0.1, months: 24 }), null)
    expect(life.rentPaid).toBeCloseTo(12 * 1500 + 12 * 1650, 6)
    const owner = homeLife(outlook({ annualHomeGrowth: 0.03, months: 24 }), {
      month: 0,
      cash: 0,
      loan: plainLoan(240_000, 240),
    })
    expect(owner.homeValue).toBeCloseTo(240_000 * 1.03 ** 2, 6)
    expect(owner.owed).toBe(216_000)
  })
  test('who never buys holds the gift too: both lives count the same money', () => {
    expect(homeLife(outlook({ gift: 10_000 }), null).worth.at(-1)).toBe(50_000 + 10_000 + 120 * 1000)
  })
  test('before the purchase both lives are the same; money in equals money out (fast-check)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 119 }),
        fc.double({ min: 0, max: 0.01, noNaN: true }),
        (month, monthlyRate) => {
          const there = outlook({ saver: { ...saver, monthlyRate } })
          const renter = homeLife(there, null)
          // Buying at the price, with the closing for free, changes nothing on the day.
          const buyer = homeLife(there, { month, cash: 40_000, loan: plainLoan(200_000, 240) })
          for (let k = 0; k <= month; k++) expect(buyer.worth[k]).toBeCloseTo(renter.worth[k] ?? Number.NaN, 6)
        },
      ),
    )
  })
})
