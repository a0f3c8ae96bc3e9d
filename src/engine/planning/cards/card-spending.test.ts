import { describe, expect, it } from 'vitest'
import { categoryItemKeys } from '#engine/budget/default-categories.ts'
import { emptyHousehold } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { cardSpending } from './card-spending.ts'

describe('spending that cards reward', () => {
  const sample = sampleHousehold('2026-11-23')
  it('comes from the budget: groceries 820, eating out 340 and going out 150, fuel 210, vacations 200', () => {
    // Everything else: car upkeep 80, phone 130, internet 70, clothing 120, personal care 60, pets 70, streaming 47, gym 45, gifts 60,
    // other 90. Not: mortgage, car payment, power, insurance, doctors, childcare, debts, savings.
    expect(cardSpending(sample)).toEqual({ groceries: 820, dining: 490, gas: 210, travel: 200, online: 0, other: 772 })
  })
  it('counts no item that the budget does not have', () => {
    const each = Object.fromEntries(categoryItemKeys.map((key) => [key, 1]))
    const total = Object.values(cardSpending({ ...emptyHousehold, spending: each })).reduce((a, b) => a + b, 0)
    expect(total).toBe(25)
  })
  it('without a budget: what is charged to cards now', () => {
    const debts = sample.debts.map((debt) => ({ ...debt, monthlyCharges: 100 }))
    expect(cardSpending({ ...emptyHousehold, debts })).toMatchObject({ groceries: 0, other: 300 })
    expect(Object.values(cardSpending(emptyHousehold)).every((amount) => amount === 0)).toBe(true)
  })
})
