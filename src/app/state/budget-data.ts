/** The monthly budget and the daily expenses: their form, their storage, and the pure changes to them. */
import type { Expenses } from '#engine/budget/overage.ts'
import { one, open, or, record } from './shape.ts'
import { amount, day, number, text } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface HomeLoanData {
  /** Monthly payment, dollars. */
  readonly emi: number
  readonly loanAmount?: number
}
export interface BudgetData {
  /** Take-home pay, dollars a month; 0 until given. */
  readonly monthlyIncome: number
  /** Dollars a month, keyed `category_item`. */
  readonly expenses: Expenses
  /** Dollars a month meant for savings goals. */
  readonly savingsGoal: number
  /** Percent points of income. */
  readonly targetSavingsRate: number
  readonly homeLoanData?: HomeLoanData
}
export const DEFAULT_TARGET_SAVINGS_RATE = 20
export const emptyBudget: BudgetData = {
  monthlyIncome: 0,
  expenses: {},
  savingsGoal: 0,
  targetSavingsRate: DEFAULT_TARGET_SAVINGS_RATE,
}

export interface DailyExpense {
  readonly id: number
  /** Dollars. */
  readonly amount: number
  /** What it was, in the visitor's words. */
  readonly item: string
  /** A budget category, or 'other'. */
  readonly category: string
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** The item of the budget, where more than the category is known: 'food_groceries'. */
  readonly key?: string
  /** From a bank's file: the bank's own number of it, or '' where it gave none. Not typed by hand then. */
  readonly ref?: string
}
/** Most expenses the list holds. */
export const MOST_EXPENSES = 20_000

const isKey = (key: string): boolean => /^[\w-]{1,80}$/.test(key)
const itemKey = one((data: unknown): data is string => typeof data === 'string' && isKey(data))

export const budgetShape = record<BudgetData>({
  monthlyIncome: or(amount(), 0),
  expenses: or(map({ of: 'budget items', most: 1000 }, isKey, amount()), {}),
  savingsGoal: or(amount(), 0),
  targetSavingsRate: or(amount(), DEFAULT_TARGET_SAVINGS_RATE),
  homeLoanData: open(record<HomeLoanData>({ emi: amount(), loanAmount: open(amount()) })),
})
const dailyExpense = record<DailyExpense>({
  id: number,
  amount: number,
  item: text(80),
  category: text(40),
  date: day,
  key: open(itemKey),
  ref: open(text(100)),
})

/** Per session, or on the device by choice. */
export const budgetStore = stored<BudgetData>('budget', {
  version: 1,
  area: 'session',
  initial: emptyBudget,
  shape: budgetShape,
})
/** Newest first. Per session, or on the device by choice. */
export const dailyExpenseStore = stored<readonly DailyExpense[]>('daily-expenses', {
  version: 1,
  area: 'session',
  initial: [],
  shape: list({ of: 'expenses', most: MOST_EXPENSES }, dailyExpense),
})

/** The budget with one expense set; 0 takes the entry out. */
export function withExpense(budget: BudgetData, key: string, amount: number): BudgetData {
  const { [key]: _old, ...rest } = budget.expenses
  return { ...budget, expenses: amount > 0 ? { ...budget.expenses, [key]: amount } : rest }
}

/** A list with the element at a position replaced; the same list when there is no such position. */
export const replaceAt = <T>(list: readonly T[], position: number, element: T): readonly T[] =>
  position in list ? list.map((old, i) => (i === position ? element : old)) : list
/** A list without the element at a position. */
export const removeAt = <T>(list: readonly T[], position: number): readonly T[] => list.filter((_, i) => i !== position)
/** A list with an element put at a position, or at the end when the list is shorter. */
export const insertAt = <T>(list: readonly T[], position: number, element: T): readonly T[] => [
  ...list.slice(0, position),
  element,
  ...list.slice(position),
]
