import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { good, lostAt } from '#app/state/reading.testkit.ts'
import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { toasts } from '../ui/toast.ts'
import { useBudget } from './budget.tsx'
import {
  addDailyExpense,
  deleteDailyExpense,
  editDailyExpense,
  setExpense,
  setMonthlyIncome,
  setTargetSavingsRate,
  updateHomeLoan,
} from './budget-actions.ts'
import { budgetShape, budgetStore, dailyExpenseStore, emptyBudget } from './budget-data.ts'
import {
  addGoal,
  deleteGoal,
  type Goal,
  goalStore,
  goalsShape,
  mergeGoals,
  moveGoal,
  updateGoalProgress,
} from './goals.ts'
import { useIncome } from './income.tsx'
import { addExpense, addSource } from './income-actions.ts'
import { incomeShape, incomeStore, startingIncome } from './income-data.ts'

const lastToast = () => toasts.list()[0]
const undo = () => lastToast()?.action?.run()
const coffee = { amount: 4, item: 'Coffee', category: 'food', date: '2026-11-20' }
const bus = { amount: 3, item: 'Bus', category: 'transportation', date: '2026-11-21' }

const Budget = () => String(useBudget())
const Income = () => String(useIncome())

beforeEach(() => {
  budgetStore.clear()
  dailyExpenseStore.clear()
  incomeStore.clear()
  goalStore.clear()
  toasts.dismiss()
})

test('a new budget saves towards 20 percent', () => {
  expect(budgetStore.get()).toEqual({ monthlyIncome: 0, expenses: {}, savingsGoal: 0, targetSavingsRate: 20 })
})

test('daily expenses: newest first, edited and deleted by position, each confirmed and each undone', () => {
  addDailyExpense(coffee)
  addDailyExpense(bus)
  expect(dailyExpenseStore.get().map((one) => one.item)).toEqual(['Bus', 'Coffee'])
  expect(lastToast()).toMatchObject({ title: 'Expense added', description: 'Bus, $3.00' })
  editDailyExpense(1, { amount: 5 })
  expect(dailyExpenseStore.get()[1]?.amount).toBe(5)
  expect(lastToast()?.title).toBe('Expense updated')
  undo()
  expect(dailyExpenseStore.get()[1]?.amount).toBe(4)
  deleteDailyExpense(0)
  expect(dailyExpenseStore.get().map((one) => one.item)).toEqual(['Coffee'])
  expect(lastToast()?.title).toBe('Expense deleted')
  undo()
  expect(dailyExpenseStore.get().map((one) => one.item)).toEqual(['Bus', 'Coffee'])
  deleteDailyExpense(9)
  editDailyExpense(-1, { amount: 1 })
  expect(dailyExpenseStore.get()).toHaveLength(2)
})

test('an expense above the income is applied and warns with the two largest others', () => {
  setMonthlyIncome(1000)
  setExpense('food_groceries', 300)
  setExpense('travel_visits', 50)
  setExpense('debt_credit-cards', 200)
  expect(toasts.list().some((one) => one.open)).toBe(false)
  setExpense(HOME_PAYMENT_KEY, 600)
  expect(budgetStore.get().expenses[HOME_PAYMENT_KEY]).toBe(600)
  expect(lastToast()).toMatchObject({
    title: 'Exceeds monthly income',
    tone: 'destructive',
    // 300 + 50 + 200 + 600 = 1,150
    description:
      'Your expenses are $150.00 above your monthly income.\nConsider reducing: Groceries ($300), Credit cards ($200)',
  })
})

test('the warning stands alone when there is nothing else, and stays away without an income', () => {
  setExpense('food_groceries', 2000)
  expect(toasts.list().some((one) => one.open)).toBe(false)
  setMonthlyIncome(1000)
  setExpense('food_groceries', 2001)
  expect(lastToast()?.description).toBe('Your expenses are $1,001.00 above your monthly income.')
})

test('a new savings target is confirmed with its percentage and can be undone', () => {
  setTargetSavingsRate(25)
  expect(lastToast()?.description).toContain('25%')
  undo()
  expect(budgetStore.get().targetSavingsRate).toBe(20)
})

test('a home loan payment sets the budget entry and the expense Rent, and says so', () => {
  updateHomeLoan({ emi: 2471.8 })
  expect(budgetStore.get().homeLoanData).toEqual({ emi: 2471.8 })
  expect(budgetStore.get().expenses[HOME_PAYMENT_KEY]).toBe(2471.8)
  expect(incomeStore.get().expenses[0]).toEqual({
    id: 1,
    name: 'Rent',
    amount: 2471.8,
    category: 'essential',
    frequency: 'monthly',
  })
  expect(lastToast()).toMatchObject({ title: 'Home loan EMI synced' })
  undo()
  expect(budgetStore.get()).toEqual(emptyBudget)
  expect(incomeStore.get()).toEqual(startingIncome)
})

test('a home loan without a payment changes no expense', () => {
  updateHomeLoan({ loanAmount: 300_000 })
  updateHomeLoan({ emi: 0 })
  expect(budgetStore.get()).toMatchObject({ homeLoanData: { emi: 0, loanAmount: 300_000 }, expenses: {} })
  expect(incomeStore.get()).toBe(startingIncome)
})

test('a synced payment above the income says both in one notice', () => {
  setMonthlyIncome(1000)
  updateHomeLoan({ emi: 1500 })
  expect(lastToast()?.description).toContain('in your budget and in Income and Expenses')
  expect(lastToast()?.description).toContain('Exceeds monthly income')
})

test('income and expenses start as specified; a new id is the highest plus one', () => {
  expect(incomeStore.get().sources).toEqual([
    {
      id: 1,
      name: 'Primary Job',
      type: 'salary',
      amount: 6000,
      frequency: 'monthly',
      reliability: 10,
      isGuaranteed: true,
    },
  ])
  expect(incomeStore.get().expenses.map(({ name, amount, category }) => [name, amount, category])).toEqual([
    ['Rent', 1800, 'essential'],
    ['Groceries', 400, 'essential'],
    ['Car Payment', 350, 'important'],
    ['Entertainment', 200, 'discretionary'],
  ])
  addExpense({ name: 'Gym', amount: 30, category: 'discretionary', frequency: 'monthly' })
  addSource({ name: 'Tips', type: 'tips', amount: 90, frequency: 'weekly', reliability: 5, isGuaranteed: false })
  expect(incomeStore.get().expenses.at(-1)?.id).toBe(5)
  expect(incomeStore.get().sources.at(-1)?.id).toBe(2)
})

test('without an expense named Rent the payment is added as one', () => {
  incomeStore.set({ sources: [], expenses: [] })
  updateHomeLoan({ emi: 10 })
  expect(incomeStore.get().expenses).toEqual([
    { id: 1, name: 'Rent', amount: 10, category: 'essential', frequency: 'monthly' },
  ])
})

test('goals: added last, progress by position, moved, deleted and brought back', () => {
  addGoal({ name: 'Car', targetAmount: 5000, currentAmount: 0 })
  addGoal({ name: 'Trip', targetAmount: 900, currentAmount: 100 })
  updateGoalProgress(1, 250)
  expect(goalStore.get().goals[1]?.currentAmount).toBe(250)
  moveGoal(1, -1)
  moveGoal(0, -1)
  expect(goalStore.get().goals.map((goal) => goal.name)).toEqual(['Trip', 'Car'])
  deleteGoal(goalStore.get().goals[0]?.id ?? '')
  expect(goalStore.get().goals.map((goal) => goal.name)).toEqual(['Car'])
  undo()
  expect(goalStore.get().goals.map((goal) => goal.name)).toEqual(['Trip', 'Car'])
  expect(goalStore.get().gone).toEqual({})
})

test('goals of two tabs are joined by id: the newer copy stays, the deleted stay deleted', () => {
  const goal = (id: string, changedAt: string, currentAmount = 0): Goal => ({
    id,
    name: id,
    targetAmount: 10,
    currentAmount,
    changedAt,
  })
  const mine = { goals: [goal('a', '2', 5), goal('b', '1'), goal('new', '3')], gone: {} }
  const theirs = { goals: [goal('a', '1', 1), goal('other', '1')], gone: { b: '2' } }
  const joined = mergeGoals(mine, theirs)
  expect(joined.goals.map(({ id, currentAmount }) => [id, currentAmount])).toEqual([
    ['a', 5],
    ['other', 0],
    ['new', 0],
  ])
  expect(mergeGoals(joined, joined)).toEqual(joined)
})

test.each([null, 7, [], { other: 'x' }])('odd stored data %j is refused as a whole', (data) => {
  expect(good(budgetShape, data)).toBeNull()
  expect(good(incomeShape, data)).toBeNull()
  expect(good(goalsShape, data)).toBeNull()
})

test('one odd amount of a budget, and one odd income, cost themselves', () => {
  const budget = { ...emptyBudget, monthlyIncome: 4000, expenses: { food_groceries: 300, 'a b': 1, fun: -1 } }
  expect(good(budgetShape, budget)).toEqual({ ...budget, expenses: { food_groceries: 300 } })
  expect(lostAt(budgetShape, budget)).toEqual(['expenses.a b', 'expenses.fun'])
  const income = { ...startingIncome, sources: [...startingIncome.sources, { id: 2 }] }
  expect(good(incomeShape, income)).toEqual(startingIncome)
  expect(lostAt(incomeShape, income)).toEqual(['sources.1'])
})

test('outside their providers the hooks throw a developer error', () => {
  expect(() => renderToString(createElement(Budget))).toThrow('useBudget must be used within a BudgetProvider')
  expect(() => renderToString(createElement(Income))).toThrow('useIncome must be used within an IncomeProvider')
})
