import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { IncomeSource, RegularExpense } from '#engine/budget/monthly.ts'
import * as actions from './income-actions.ts'
import { incomeStore } from './income-data.ts'
import { useStored } from './use-stored.ts'

export interface IncomeState {
  readonly sources: readonly IncomeSource[]
  readonly expenses: readonly RegularExpense[]
  readonly addSource: typeof actions.addSource
  readonly changeSource: typeof actions.changeSource
  readonly deleteSource: typeof actions.deleteSource
  readonly addExpense: typeof actions.addExpense
  readonly changeExpense: typeof actions.changeExpense
  readonly deleteExpense: typeof actions.deleteExpense
  /** Back to the starting values. */
  readonly reset: typeof actions.resetIncome
}

const Income = createContext<IncomeState | null>(null)

/** Income sources and regular expenses, for the screens inside it. */
export function IncomeProvider({ children }: { readonly children: ReactNode }) {
  const [{ sources, expenses }] = useStored(incomeStore)
  const state = useMemo(() => ({ sources, expenses, ...actions, reset: actions.resetIncome }), [sources, expenses])
  return <Income value={state}>{children}</Income>
}

/** The income state. Outside its provider this is a mistake of ours and throws. */
export function useIncome(): IncomeState {
  const state = useContext(Income)
  if (!state) throw new Error('useIncome must be used within an IncomeProvider')
  return state
}
