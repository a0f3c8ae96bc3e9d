import { expect, test } from 'vitest'
import { calculator as tool } from '#calculators/emergency-fund/calculator.ts'
import { askedWhole } from '#calculators/kit/asked.testkit.ts'
import { readValue } from '#calculators/kit/read-field.ts'
import { categoryItemKeys, HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { essentialKeys, essentialsOfBudget } from './essentials-budget.ts'

const { calculator, defaults, env } = await askedWhole(tool)

test('every essential is an item of the budget, taken once', () => {
  expect(new Set(essentialKeys).size).toBe(essentialKeys.length)
  for (const key of essentialKeys) expect(categoryItemKeys).toContain(key)
})
test('wants, savings and gifts stay out; what is taken and what is not add up to the budget', () => {
  const expenses = {
    [HOME_PAYMENT_KEY]: 1500,
    housing_hoa: 120.1,
    food_groceries: 450.2,
    'food_eating-out': 200,
    'debt_credit-cards': 80,
    savings_retirement: 600,
    'food_farm-box': 35,
  }
  const read = essentialsOfBudget(expenses)
  expect(read?.taken).toEqual([
    {
      line: 'housing',
      name: 'Rent or mortgage',
      amount: 1620.1,
      from: ['Rent or mortgage payment', 'HOA or condo fees'],
    },
    { line: 'food', name: 'Groceries', amount: 450.2, from: ['Groceries'] },
    { line: 'debtMinimums', name: 'Minimum debt payments', amount: 80, from: ['Credit cards'] },
  ])
  expect(read?.total).toBe(2150.3)
  expect(read?.leftOut).toEqual(['Eating out', 'Retirement accounts', 'farm box'])
  expect(read?.leftOutTotal).toBe(835)
})
test('the form takes it as it is, and counts it', () => {
  const read = essentialsOfBudget({ [HOME_PAYMENT_KEY]: 1500, personal_childcare: 900 })
  for (const [line, value] of Object.entries(read?.values ?? {}))
    expect(readValue(calculator.fields[line] as never, value)).toEqual({ ok: true, value })
  const inputs = { ...defaults, ...read?.values, total: null }
  expect(calculator.evaluate(inputs, env).figures['essentials']).toBe(2400)
})
test('a budget without an essential offers nothing', () => {
  expect(essentialsOfBudget({})).toBeNull()
  expect(essentialsOfBudget({ savings_retirement: 500, food_groceries: 0 })).toBeNull()
})
