/**
 * Every change of the budget and the daily expenses, with the notice it gives. Plain functions, so that a calculator can hand
 * over a home loan without the budget's provider around it.
 */
import { dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import { HOME_PAYMENT_KEY, nameOfExpense } from '#engine/budget/default-categories.ts'
import { nextId } from '#engine/budget/monthly.ts'
import { type Overage, overageAfter } from '#engine/budget/overage.ts'
import { type ToastText, toast } from '../ui/toast.ts'
import {
  budgetStore,
  type DailyExpense,
  dailyExpenseStore,
  type HomeLoanData,
  insertAt,
  MOST_EXPENSES,
  removeAt,
  replaceAt,
  withExpense,
} from './budget-data.ts'
import { incomeStore, withRent, withRentOf } from './income-data.ts'

/** The words of the overage warning (spec 5). */
export function overageText(overage: Overage): ToastText {
  const others = overage.consider.map(({ key, amount }) => `${nameOfExpense(key)} (${dollars(amount)})`)
  return {
    title: 'Exceeds monthly income',
    description: `Your expenses are ${dollarsAndCents(overage.overage)} above your monthly income.${
      others.length > 0 ? `\nConsider reducing: ${others.join(', ')}` : ''
    }`,
    tone: 'destructive',
  }
}

export function setMonthlyIncome(monthlyIncome: number): boolean {
  return budgetStore.set((now) => ({ ...now, monthlyIncome }))
}
/** Dollars a month meant for savings goals. */
export function setSavingsGoal(savingsGoal: number): boolean {
  return budgetStore.set((now) => ({ ...now, savingsGoal }))
}

/** Sets one expense of the budget (dollars a month). Warns when all together exceed the income; the change stands either way. */
export function setExpense(key: string, amount: number): boolean {
  const { expenses, monthlyIncome } = budgetStore.get()
  const overage = overageAfter(expenses, monthlyIncome, key, amount)
  const isKept = budgetStore.set((now) => withExpense(now, key, amount))
  if (isKept && overage) toast(overageText(overage))
  return isKept
}

/** Percent points of income. */
export function setTargetSavingsRate(targetSavingsRate: number): void {
  const before = budgetStore.get().targetSavingsRate
  if (before === targetSavingsRate) return
  if (!budgetStore.set((now) => ({ ...now, targetSavingsRate }))) return
  toast({
    title: 'Savings target updated',
    description: `Your target savings rate is now ${percentText(targetSavingsRate)} of income.`,
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Restore the earlier savings target',
      run: () => void budgetStore.set((now) => ({ ...now, targetSavingsRate: before })),
    },
  })
}

/**
 * Changes the home loan. A payment above 0 becomes the expense Essential / Rent/Home EMI of the budget and the expense Rent of
 * Income and Expenses.
 */
export function updateHomeLoan(change: Partial<HomeLoanData>): void {
  const before = budgetStore.get()
  const incomeBefore = incomeStore.get()
  const homeLoanData = { ...before.homeLoanData, emi: before.homeLoanData?.emi ?? 0, ...change }
  if (!budgetStore.set((now) => ({ ...now, homeLoanData }))) return
  const emi = change.emi
  if (emi === undefined || !Number.isFinite(emi) || emi <= 0) return
  const overage = overageAfter(before.expenses, before.monthlyIncome, HOME_PAYMENT_KEY, emi)
  const isKept = budgetStore.set((now) => withExpense(now, HOME_PAYMENT_KEY, emi))
  if (!(isKept && incomeStore.set((now) => withRent(now, emi)))) return
  const warning = overage ? overageText(overage) : null
  toast({
    title: 'Home loan EMI synced',
    description: `Rent/Home EMI is now ${dollarsAndCents(emi)} a month in your budget and in Income and Expenses.${
      warning ? `\n${warning.title}. ${warning.description ?? ''}` : ''
    }`,
    tone: warning ? 'destructive' : 'good',
    action: {
      label: 'Undo',
      altText: 'Restore the earlier housing payment',
      // Only what this change touched: other numbers may have been typed since.
      run: () => {
        budgetStore.set(({ homeLoanData: _loan, ...now }) => ({
          ...withExpense(now, HOME_PAYMENT_KEY, before.expenses[HOME_PAYMENT_KEY] ?? 0),
          ...(before.homeLoanData ? { homeLoanData: before.homeLoanData } : {}),
        }))
        incomeStore.set((now) => withRentOf(now, incomeBefore))
      },
    },
  })
}

const inWords = (expense: Pick<DailyExpense, 'item' | 'amount'>) =>
  `${expense.item}, ${dollarsAndCents(expense.amount)}`

/** How many more expenses the list has room for. */
export const expenseRoom = (): number => MOST_EXPENSES - dailyExpenseStore.get().length

/** Puts a daily expense first. False where the list is full. */
export function addDailyExpense(expense: Omit<DailyExpense, 'id'>): boolean {
  let id = 0
  const isKept = dailyExpenseStore.set((now) => {
    id = nextId(now)
    return [{ ...expense, id }, ...now]
  })
  if (!isKept) return false
  toast({
    title: 'Expense added',
    description: inWords(expense),
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Delete the expense from the list',
      run: () => void dailyExpenseStore.set((now) => now.filter((one) => one.id !== id)),
    },
  })
  return true
}

/** Changes the daily expense at a position of the list. */
export function editDailyExpense(position: number, change: Partial<Omit<DailyExpense, 'id'>>): boolean {
  const before = dailyExpenseStore.get()[position]
  if (!before) return false
  // Another category: the item of the old one is no longer known.
  const { key: _item, ...bare } = before
  const after =
    change.category !== undefined && change.category !== before.category
      ? { ...bare, ...change }
      : { ...before, ...change }
  if (!dailyExpenseStore.set((now) => replaceAt(now, position, after))) return false
  toast({
    title: 'Expense updated',
    description: inWords(after),
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Undo the changes to the expense',
      run: () => void dailyExpenseStore.set((now) => now.map((one) => (one.id === before.id ? before : one))),
    },
  })
  return true
}

/** Deletes the daily expense at a position of the list. */
export function deleteDailyExpense(position: number): void {
  const before = dailyExpenseStore.get()[position]
  if (!before) return
  dailyExpenseStore.set((now) => removeAt(now, position))
  toast({
    title: 'Expense deleted',
    description: inWords(before),
    action: {
      label: 'Undo',
      altText: 'Add the expense again',
      run: () => void dailyExpenseStore.set((now) => insertAt(now, position, before)),
    },
  })
}
