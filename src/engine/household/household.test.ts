import { describe, expect, it } from 'vitest'
import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { fitsField, readEntry } from './field.ts'
import { emptyHousehold } from './household.ts'
import { debtFields, householdLists } from './lists.ts'
import { incomePerMonth, monthlyFlows, perMonth } from './monthly-flows.ts'
import { sampleHousehold } from './sample-household.ts'
import {
  cashOf,
  debtToIncome,
  essentialsOf,
  liquidityMonths,
  owedStanding,
  totalUtilization,
  worthOf,
} from './standing.ts'

const today = '2026-11-23'
const sample = sampleHousehold(today)
const debt = (known: object) => {
  const read = readEntry(debtFields, { id: 'a', name: 'A', kind: 'card', balance: 1000, ...known })
  if (read === null) throw new Error('not a debt')
  return read
}
const bill = sample.bills[0]

describe('readEntry', () => {
  it('keeps what fits, forgets what is open and odd, refuses what is needed and odd', () => {
    expect(debt({ apr: 'x', creditLimit: -1, evil: 1 })).toMatchObject({ apr: null, creditLimit: null })
    expect(debt({})).not.toHaveProperty('evil')
    for (const bad of [null, [], { id: 'a' }, { id: '', name: 'A', kind: 'card', balance: 1 }])
      expect(readEntry(debtFields, bad)).toBeNull()
    expect(readEntry(debtFields, { id: 'a', name: 'A', kind: 'loan', balance: 1 })).toBeNull()
    expect(readEntry(debtFields, { id: 'a', name: 'A', kind: 'card', balance: Number.NaN })).toBeNull()
  })
  it('reads days, months and logs as they are written', () => {
    expect(fitsField({ kind: 'day' }, '2026-02-30')).toBe(false)
    expect(fitsField({ kind: 'month' }, '2026-13')).toBe(false)
    // Years nothing can be counted to or from: months past 9999 and before 0001 do not exist.
    for (const day of ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
      expect(fitsField({ kind: 'day' }, day)).toBe(false)
      expect(fitsField({ kind: 'month' }, day.slice(0, 7))).toBe(false)
      expect(fitsField({ kind: 'log', most: 1 }, [{ on: day, amount: 5 }])).toBe(false)
    }
    expect(['1900-01-01', '2199-12-31'].every((day) => fitsField({ kind: 'day' }, day))).toBe(true)
    expect(fitsField({ kind: 'log', most: 1 }, [{ on: '2026-01-01', amount: 5 }])).toBe(true)
    expect(fitsField({ kind: 'log', most: 1 }, [{ on: 'soon', amount: 5 }])).toBe(false)
    expect(fitsField({ kind: 'whole', least: 1, most: 31 }, 1.5)).toBe(false)
  })
  it('describes no list with a field called id', () => {
    for (const fields of Object.values(householdLists)) expect(fields).not.toHaveProperty('id')
  })
})

describe('monthlyFlows', () => {
  it('says nothing of an empty household', () => {
    expect(monthlyFlows(emptyHousehold)).toMatchObject({ takeHome: null, gross: null, living: null, left: null })
  })
  it('counts a payment that stands in the budget and in the list of debts once', () => {
    const spending = { 'debt_credit-cards': 260, food_groceries: 500 }
    const flows = monthlyFlows({
      ...emptyHousehold,
      monthlyTakeHome: 3000,
      spending,
      debts: [debt({ minimum: 35, payment: 200 })],
    })
    // 260 in the budget, 200 of it on the card listed: 60 more goes out somewhere.
    expect(flows).toMatchObject({ living: 560, debtPayments: 200, debtMinimums: 35, left: 2240 })
    // Without the list, all of the item is a payment.
    expect(monthlyFlows({ ...emptyHousehold, monthlyTakeHome: 3000, spending })).toMatchObject({
      living: 500,
      debtPayments: 260,
      left: 2240,
    })
  })
  it('keeps taxes and insurance inside a house payment as living costs', () => {
    const flows = monthlyFlows({
      ...emptyHousehold,
      spending: { [HOME_PAYMENT_KEY]: 2260 },
      debts: [debt({ kind: 'mortgage', minimum: 1740 })],
    })
    expect(flows).toMatchObject({ living: 520, debtPayments: 1740 })
  })
  it('takes a bill as part of its item, and bills alone where there is no budget', () => {
    if (!bill) throw new Error('no bill')
    const power = { ...bill, amount: 180, every: 'month', budgetKey: 'utilities_electricity' } as const
    const spending = { utilities_electricity: 145, food_groceries: 400 }
    expect(monthlyFlows({ ...emptyHousehold, spending, bills: [power] }).living).toBe(580)
    expect(monthlyFlows({ ...emptyHousehold, bills: [power] }).living).toBe(180)
  })
  it('needs the tax before it says what reaches the bank', () => {
    const incomes = sample.incomes
    // 3,000 × 26 / 12 + 1,916.67 × 2 = 10,333.34.
    expect(incomes.reduce((sum, one) => sum + incomePerMonth(one), 0)).toBeCloseTo(10_333.34, 2)
    expect(monthlyFlows({ ...emptyHousehold, incomes }).takeHome).toBeNull()
    expect(monthlyFlows({ ...emptyHousehold, incomes }, 2333.34).takeHome).toBe(8000)
    expect(perMonth(100, 'week') * 12).toBeCloseTo(5200, 9)
  })
})

describe('the sample', () => {
  const flows = monthlyFlows(sample)
  it('is a household that adds up', () => {
    // 268,400 + 6,800 + 1,950 + 14,300 + 18,600 = 310,050; 124,400 in accounts, 359,500 in things.
    expect(worthOf(sample)).toMatchObject({ assets: 483_900, debts: 310_050, netWorth: 173_850 })
    // 1,740 + 220 + 40 + 412 + 212.
    expect(flows.debtPayments).toBe(2624)
    expect(cashOf(sample)).toBe(12_900)
    expect(flows.left).toBeGreaterThan(500)
    expect(flows.left).toBe(Math.round((7780 - (flows.living ?? 0) - 2624) * 100) / 100)
  })
  it('stands the same on any day', () => {
    for (const day of ['2026-01-31', '2028-02-29', '2027-12-31'] as const)
      expect(monthlyFlows(sampleHousehold(day))).toEqual(flows)
  })
  it('has less than three months of essentials in cash, and costs something each day', () => {
    const months = liquidityMonths(sample, flows)
    expect(months).toBeCloseTo(12_900 / (essentialsOf(flows) ?? 1), 9)
    expect(months).toBeLessThan(3)
    // (268,400 × 6.375 % + 6,800 × 24.49 % + 1,950 × 0 + 14,300 × 7.2 % + 18,600 × 4.99 %) / 365.
    expect(owedStanding(sample, today).costPerDay).toBeCloseTo(56.8043, 3)
    expect(totalUtilization(sample)).toBeCloseTo(8750 / 16_000, 9)
    // (1,740 + 207 + 40 + 412 + 212) / 10,333.34; a card without a balance asks nothing.
    expect(debtToIncome(sample, flows)).toBeCloseTo(2611 / 10_333.34, 6)
  })
})
