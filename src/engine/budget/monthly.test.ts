import { describe, expect, it } from 'vitest'
import {
  guaranteedMonthlyIncome,
  type IncomeSource,
  monthlyAmount,
  monthlyExpenses,
  nextId,
  totalMonthlyIncome,
} from './monthly.ts'

const source = (changes: Partial<IncomeSource>): IncomeSource => ({
  id: 1,
  name: 'Primary Job',
  type: 'salary',
  amount: 6000,
  frequency: 'monthly',
  reliability: 10,
  isGuaranteed: true,
  ...changes,
})

describe('monthlyAmount', () => {
  it('weekly counts 4.33 times as specified: 1,000 is 4,330 a month and 51,960 a year, not 52,000', () => {
    expect(monthlyAmount(1000, 'weekly')).toBe(4330)
    expect(monthlyAmount(1000, 'weekly') * 12).toBe(51960)
    expect(monthlyAmount(1000, 'weekly') * 12).not.toBe(52000)
  })
  it('quarterly / 3, annual / 12, monthly x 1, biweekly x 26/12, semimonthly x 2', () => {
    expect(monthlyAmount(900, 'quarterly')).toBe(300)
    expect(monthlyAmount(1200, 'annual')).toBe(100)
    expect(monthlyAmount(1234.56, 'monthly')).toBe(1234.56)
    expect(monthlyAmount(1200, 'biweekly')).toBe(2600)
    expect(monthlyAmount(1200, 'semimonthly')).toBe(2400)
  })
})

describe('income', () => {
  it('guaranteed needs both the flag and a reliability of at least 8', () => {
    const sources = [
      source({}),
      source({ id: 2, amount: 500, reliability: 8, frequency: 'weekly' }),
      source({ id: 3, amount: 999, reliability: 7 }),
      source({ id: 4, amount: 999, reliability: 7.99 }),
      source({ id: 5, amount: 999, isGuaranteed: false }),
    ]
    expect(guaranteedMonthlyIncome(sources)).toBe(6000 + 2165)
    expect(totalMonthlyIncome(sources)).toBe(6000 + 2165 + 3 * 999)
    expect(guaranteedMonthlyIncome([])).toBe(0)
  })
  it('rounds the sum, not the parts: three times 100 a year is 25 a month', () => {
    const sources = [1, 2, 3].map((id) => source({ id, amount: 100, frequency: 'annual' }))
    expect(totalMonthlyIncome(sources)).toBe(25)
  })
})

describe('expenses', () => {
  it('the default list: 2,200 essential, 350 important, 200 discretionary', () => {
    const entry = (
      id: number,
      name: string,
      amount: number,
      category: 'essential' | 'important' | 'discretionary',
    ) => ({
      id,
      name,
      amount,
      category,
      frequency: 'monthly' as const,
    })
    expect(
      monthlyExpenses([
        entry(1, 'Rent', 1800, 'essential'),
        entry(2, 'Groceries', 400, 'essential'),
        entry(3, 'Car Payment', 350, 'important'),
        entry(4, 'Entertainment', 200, 'discretionary'),
      ]),
    ).toEqual({ essential: 2200, important: 350, discretionary: 200, total: 2750 })
  })
})

it('the next id is the highest plus one, gaps stay gaps', () => {
  expect(nextId([])).toBe(1)
  expect(nextId([{ id: 3 }, { id: 7 }, { id: 1 }])).toBe(8)
})
