import { beforeEach, expect, test } from 'vitest'
import { setTargetSavingsRate } from '#app/state/budget-actions.ts'
import { budgetStore, emptyBudget } from '#app/state/budget-data.ts'
import { incomeStore, startingIncome } from '#app/state/income-data.ts'
import { toasts } from '#app/ui/toast.ts'
import { calculator } from '#calculators/budget-planner/calculator.ts'
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { fromStores, giveBudgetBack, keptOf, otherExpenses, sameBudget, toStores } from './budget-binding-stores.ts'

const start = initialInputs(calculator.fields, { today: '2026-11-21' })
const kept = (given: InputValues = {}) => keptOf({ ...start, ...given })
const from = () => fromStores(calculator.fields)
const said = () => toasts.list().find((toast) => toast.open)

beforeEach(() => {
  budgetStore.set(emptyBudget)
  incomeStore.clear()
  toasts.dismiss()
})

test('a browser that holds nothing leaves the example in the form', () => {
  expect(from()).toBeNull()
})

test('a stored budget fills every item of the form, one to one', () => {
  budgetStore.set({ ...emptyBudget, monthlyIncome: 5000, expenses: { food_groceries: 450 }, targetSavingsRate: 15 })
  const taken = kept(from() ?? {})
  expect(taken.expenses['food_groceries']).toBe(450)
  expect(taken.expenses[HOME_PAYMENT_KEY]).toBe(0)
  expect(taken.income).toBe(5000)
  expect(taken.targetSavingsRate).toBe(15)
  expect(taken.rows).toMatchObject([{ name: 'Primary Job', amount: 5000, frequency: 'monthly' }])
})

test('sources of the income tool come as they are, unless the budget counts on another income', () => {
  const source = {
    ...startingIncome.sources[0],
    id: 7,
    name: 'Café',
    type: 'circus',
    amount: 1000,
    frequency: 'weekly',
  }
  incomeStore.set({ ...startingIncome, sources: [source as never] })
  expect(kept(from() ?? {})).toMatchObject({
    income: 4330,
    rows: [{ name: 'Café', type: 'other', frequency: 'weekly' }],
  })
  budgetStore.set({ ...emptyBudget, monthlyIncome: 3000 })
  expect(kept(from() ?? {})).toMatchObject({ income: 3000, rows: [{ name: 'Take-home pay' }] })
  // Then changes of the income go to the budget alone.
  const mine = kept(from() ?? {})
  toStores(kept({ ...from(), income: [{ ...mine.rows[0], amount: 3100 } as never] }), mine)
  expect(budgetStore.get().monthlyIncome).toBe(3100)
  expect(incomeStore.get().sources[0]?.name).toBe('Café')
})

test('the first change stores the whole form, without a word while it fits', () => {
  toStores(kept({ food_groceries: 500 }), kept())
  expect(budgetStore.get()).toMatchObject({
    monthlyIncome: 6000,
    targetSavingsRate: 20,
    expenses: { [HOME_PAYMENT_KEY]: 1800, food_groceries: 500, 'transportation_car-payment': 350 },
  })
  expect(said()).toBeUndefined()
  expect(sameBudget(kept(from() ?? {}), kept({ food_groceries: 500 }))).toBe(true)
})

test('a change above the income is kept and warned of in the words of the specification', () => {
  toStores(kept({ travel_vacations: 4000 }), kept())
  expect(budgetStore.get().expenses['travel_vacations']).toBe(4000)
  // 2,750 + 4,000 - 6,000 = 750.
  expect(said()).toMatchObject({ title: 'Exceeds monthly income', tone: 'destructive' })
  expect(said()?.description).toContain('$750')
  expect(said()?.description).toContain('Consider reducing: Rent or mortgage payment ($1,800), Groceries ($400)')
})

test('a new target is confirmed, and its undo comes back to the form', () => {
  toStores(kept({ targetSavingsRate: 25 }), kept())
  expect(said()?.title).toBe('Savings target updated')
  setTargetSavingsRate(20)
  expect(kept(from() ?? {}).targetSavingsRate).toBe(20)
})

test('changed sources keep their ids; a new one gets the next', () => {
  const rows = kept().rows
  const next = kept({
    income: [
      { ...rows[0], amount: 5000 },
      { ...rows[0], name: 'Side job', amount: 200 },
    ] as never,
  })
  toStores(next, kept())
  expect(incomeStore.get().sources).toMatchObject([
    { id: 1, amount: 5000 },
    { id: 2, name: 'Side job', amount: 200 },
  ])
  expect(incomeStore.get().sources[0]).not.toHaveProperty('nextPay')
  expect(budgetStore.get().monthlyIncome).toBe(5200)
})

test('what the form has no line for stays in the budget and is named beside it', () => {
  budgetStore.set({ ...emptyBudget, monthlyIncome: 4000, expenses: { 'food_farm-box': 60 } })
  const mine = kept(from() ?? {})
  toStores(kept({ ...from(), food_groceries: 300 }), mine)
  expect(budgetStore.get().expenses).toEqual({ 'food_farm-box': 60, food_groceries: 300 })
  expect(otherExpenses(budgetStore.get().expenses)).toBe(60)
})

test('a press saves the form and one press takes it back, a budget that held nothing too', () => {
  giveBudgetBack(kept({ food_groceries: 500 }), kept())
  expect(budgetStore.get().expenses['food_groceries']).toBe(500)
  expect(said()).toMatchObject({ title: 'Saved to your budget' })
  said()?.action?.run()
  expect(budgetStore.get()).toEqual(emptyBudget)
  expect(from()).toBeNull()
  giveBudgetBack(kept({ travel_vacations: 4000 }), kept())
  expect(said()).toMatchObject({ title: 'Exceeds monthly income' })
})
