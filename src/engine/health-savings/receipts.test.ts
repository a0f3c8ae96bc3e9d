import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositPlanValue } from '../oracles/growth.ts'
import { cashedOut, type ReceiptsPlan, receiptsPaths } from './receipts.ts'

const plan: ReceiptsPlan = {
  balance: 5000,
  deposits: 4800,
  annualRise: 0,
  depositMonths: 600,
  bills: 1200,
  annualBillRise: 0,
  annualReturn: 0.06,
  fee: 0,
  annualReturnOutside: 0.06,
  months: 240,
}

describe('both ways', () => {
  test('keeping receipts is a plain deposit plan (closed form)', () => {
    const end = receiptsPaths(plan).at(-1)
    expect(end?.keepAccount).toBeCloseTo(depositPlanValue(5000, 400, 1.06 ** (1 / 12) - 1, 240, false), 6)
    expect(end?.keepReceipts).toBeCloseTo(24_000, 6)
  })
  test('the same return outside, free of tax: both ways hold the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4800 }), fc.double({ min: 0, max: 0.1, noNaN: true }), (bills, rate) => {
        const end = receiptsPaths({ ...plan, bills, annualReturn: rate, annualReturnOutside: rate }).at(-1)
        expect((end?.spendAccount ?? 0) + (end?.spendOutside ?? 0)).toBeCloseTo(end?.keepAccount ?? 0, 4)
      }),
    )
  })
  test('bills that rise: the receipts are the sum of the years', () => {
    const end = receiptsPaths({ ...plan, annualBillRise: 0.05, months: 24 }).at(-1)
    expect(end?.keepReceipts).toBeCloseTo(1200 + 1260, 9)
  })
  test('an empty account pays nothing and owes nothing', () => {
    const end = receiptsPaths({ ...plan, balance: 0, deposits: 0, fee: 60 }).at(-1)
    expect(end).toMatchObject({ spendAccount: 0, keepAccount: 0, spendOutside: 0 })
  })
})

describe('cashed out', () => {
  test('receipts free, the rest taxed, before 65 with 20% more', () => {
    expect(cashedOut(100_000, 30_000, 0.12, 0)).toBeCloseTo(30_000 + 70_000 * 0.88, 9)
    expect(cashedOut(100_000, 30_000, 0.12, 0.2)).toBeCloseTo(30_000 + 70_000 * 0.68, 9)
    expect(cashedOut(20_000, 30_000, 0.12, 0.2)).toBe(20_000)
  })
})
