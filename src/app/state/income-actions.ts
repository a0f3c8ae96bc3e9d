/** Every change of the income and expenses tool. A new id is the highest there is plus one. */
import { type IncomeSource, nextId, type RegularExpense } from '#engine/budget/monthly.ts'
import { toast } from '../ui/toast.ts'
import { insertAt } from './budget-data.ts'
import { incomeStore } from './income-data.ts'

export function addSource(source: Omit<IncomeSource, 'id'>): boolean {
  return incomeStore.set((now) => ({ ...now, sources: [...now.sources, { ...source, id: nextId(now.sources) }] }))
}
export function changeSource(id: number, change: Partial<Omit<IncomeSource, 'id'>>): boolean {
  return incomeStore.set((now) => ({
    ...now,
    sources: now.sources.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))
}
export function deleteSource(id: number): void {
  const position = incomeStore.get().sources.findIndex((one) => one.id === id)
  const before = incomeStore.get().sources[position]
  if (!before) return
  incomeStore.set((now) => ({ ...now, sources: now.sources.filter((one) => one.id !== id) }))
  toast({
    title: 'Income source deleted',
    description: before.name,
    action: {
      label: 'Undo',
      altText: 'Add the income source again',
      run: () => void incomeStore.set((now) => ({ ...now, sources: insertAt(now.sources, position, before) })),
    },
  })
}
export function addExpense(expense: Omit<RegularExpense, 'id'>): boolean {
  return incomeStore.set((now) => ({ ...now, expenses: [...now.expenses, { ...expense, id: nextId(now.expenses) }] }))
}
export function changeExpense(id: number, change: Partial<Omit<RegularExpense, 'id'>>): boolean {
  return incomeStore.set((now) => ({
    ...now,
    expenses: now.expenses.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))
}
export function deleteExpense(id: number): void {
  const position = incomeStore.get().expenses.findIndex((one) => one.id === id)
  const before = incomeStore.get().expenses[position]
  if (!before) return
  incomeStore.set((now) => ({ ...now, expenses: now.expenses.filter((one) => one.id !== id) }))
  toast({
    title: 'Expense deleted',
    description: before.name,
    action: {
      label: 'Undo',
      altText: 'Add the expense again',
      run: () => void incomeStore.set((now) => ({ ...now, expenses: insertAt(now.expenses, position, before) })),
    },
  })
}
export function resetIncome(): void {
  const before = incomeStore.get()
  incomeStore.clear()
  toast({
    title: 'Reset to the example',
    action: { label: 'Undo', altText: 'Restore your entries', run: () => void incomeStore.set(before) },
  })
}
