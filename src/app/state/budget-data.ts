/** The monthly budget and the daily expenses: their form, their storage, and the pure changes to them. */
import type { Expenses } from '#engine/budget/overage.ts'
import { isAmount, isDay, isRecord, isText, readList } from './read-data.ts'
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

const positive = (data: unknown): data is number => isAmount(data) && data >= 0
const isKey = (key: string) => /^[\w-]{1,80}$/.test(key)

export function readBudget(data: unknown): BudgetData | null {
  if (!isRecord(data) || !isRecord(data['expenses'])) return null
  const { monthlyIncome, expenses, savingsGoal, targetSavingsRate, homeLoanData } = data
  if (!positive(monthlyIncome) || !positive(savingsGoal) || !positive(targetSavingsRate)) return null
  const amounts = Object.entries(expenses as Record<string, unknown>)
  if (amounts.length > 1000) return null
  const kept: Record<string, number> = {}
  for (const [key, amount] of amounts) {
    if (!isKey(key) || !positive(amount)) return null
    kept[key] = amount
  }
  const loan = readHomeLoan(homeLoanData)
  return { monthlyIncome, expenses: kept, savingsGoal, targetSavingsRate, ...(loan ? { homeLoanData: loan } : {}) }
}
function readHomeLoan(data: unknown): HomeLoanData | null {
  if (!isRecord(data) || !positive(data['emi'])) return null
  const { emi, loanAmount } = data
  return { emi, ...(positive(loanAmount) ? { loanAmount } : {}) }
}

function readDailyExpense(data: unknown): DailyExpense | null {
  if (!isRecord(data)) return null
  const { id, amount, item, category, date, key, ref } = data
  const fit = isAmount(id) && isAmount(amount) && isText(item, 80) && isText(category, 40) && isDay(date)
  if (!fit) return null
  return {
    id,
    amount,
    item,
    category,
    date,
    ...(isText(key, 80) && isKey(key) ? { key } : {}),
    ...(isText(ref, 100) ? { ref } : {}),
  }
}

/** Per session, or on the device by choice. */
export const budgetStore = stored<BudgetData>('budget', {
  version: 1,
  area: 'session',
  initial: emptyBudget,
  read: readBudget,
})
/** Newest first. Per session, or on the device by choice. */
export const dailyExpenseStore = stored<readonly DailyExpense[]>('daily-expenses', {
  version: 1,
  area: 'session',
  initial: [],
  read: (data) => readList(data, readDailyExpense, MOST_EXPENSES),
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
