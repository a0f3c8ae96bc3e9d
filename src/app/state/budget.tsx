import { createContext, type ReactNode, useContext, useMemo } from 'react'
import * as actions from './budget-actions.ts'
import { type BudgetData, budgetStore, type DailyExpense, dailyExpenseStore } from './budget-data.ts'
import { addGoal, type Goal, goalStore, updateGoalProgress } from './goals.ts'
import { useStored } from './use-stored.ts'

export interface BudgetState {
  readonly budget: BudgetData
  /** Newest first. */
  readonly dailyExpenses: readonly DailyExpense[]
  /** In order of importance. */
  readonly goals: readonly Goal[]
  readonly setMonthlyIncome: typeof actions.setMonthlyIncome
  readonly setExpense: typeof actions.setExpense
  readonly setSavingsGoal: typeof actions.setSavingsGoal
  readonly setTargetSavingsRate: typeof actions.setTargetSavingsRate
  readonly updateHomeLoan: typeof actions.updateHomeLoan
  readonly addDailyExpense: typeof actions.addDailyExpense
  readonly editDailyExpense: typeof actions.editDailyExpense
  readonly deleteDailyExpense: typeof actions.deleteDailyExpense
  readonly addGoal: typeof addGoal
  readonly updateGoalProgress: typeof updateGoalProgress
}

const Budget = createContext<BudgetState | null>(null)

/** The budget, the daily expenses and the goals of this visitor, for the screens inside it. */
export function BudgetProvider({ children }: { readonly children: ReactNode }) {
  const [budget] = useStored(budgetStore)
  const [dailyExpenses] = useStored(dailyExpenseStore)
  const [{ goals }] = useStored(goalStore)
  const state = useMemo(
    () => ({ budget, dailyExpenses, goals, ...actions, addGoal, updateGoalProgress }),
    [budget, dailyExpenses, goals],
  )
  return <Budget value={state}>{children}</Budget>
}

/** The budget state. Outside its provider this is a mistake of ours and throws. */
export function useBudget(): BudgetState {
  const state = useContext(Budget)
  if (!state) throw new Error('useBudget must be used within a BudgetProvider')
  return state
}
