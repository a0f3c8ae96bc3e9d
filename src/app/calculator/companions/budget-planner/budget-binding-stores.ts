/** What the planner's form and the stores of this browser hold in common, and the way over in each direction. */

import { setExpense, setMonthlyIncome, setTargetSavingsRate } from '#app/state/budget-actions.ts'
import { budgetStore, emptyBudget, withExpense } from '#app/state/budget-data.ts'
import { incomeStore, type KeptSource, startingIncome } from '#app/state/income-data.ts'
import { isDay } from '#app/state/read-data.ts'
import { sampleGivesWay } from '#app/state/sample-choice.ts'
import { toast } from '#app/ui/toast.ts'
import type { Fields, InputValue, InputValues, RowValue } from '#calculators/kit/field.ts'
import { readValue } from '#calculators/kit/read-field.ts'
import { categoryItemKeys } from '#engine/budget/default-categories.ts'
import { type IncomeSource, nextId, totalMonthlyIncome } from '#engine/budget/monthly.ts'
import { type Expenses, totalExpenses } from '#engine/budget/overage.ts'

type Row = Omit<IncomeSource, 'id' | 'taxPercent'> & { readonly nextPay: string | null }
/** The part of the form that lives in the stores. */
export interface Kept {
  readonly expenses: Expenses
  readonly rows: readonly Row[]
  readonly rowsText: string
  /** Dollars a month. */
  readonly income: number
  /** Percent points. */
  readonly targetSavingsRate: number
}

const withIds = (rows: readonly Row[]): readonly IncomeSource[] =>
  rows.map(({ nextPay: _next, ...source }, i) => ({ ...source, id: i + 1 }))

/** Inputs must be valid ones of the planner. */
export function keptOf(inputs: InputValues): Kept {
  const rows = inputs['income'] as readonly RowValue[] as unknown as readonly Row[]
  return {
    expenses: Object.fromEntries(categoryItemKeys.map((key) => [key, Number(inputs[key] ?? 0)])),
    rows,
    rowsText: JSON.stringify(rows),
    income: totalMonthlyIncome(withIds(rows)),
    targetSavingsRate: Number(inputs['targetSavingsRate']),
  }
}

/** The same plan: expenses, income in all and target. How the income is made up may differ. */
export const sameBudget = (a: Kept, b: Kept): boolean =>
  a.income === b.income &&
  a.targetSavingsRate === b.targetSavingsRate &&
  categoryItemKeys.every((key) => a.expenses[key] === b.expenses[key])

const isExample = (): boolean => incomeStore.get().sources === startingIncome.sources
/**
 * Whether the sources of Income and Expenses are what the budget counts on. They are not when the visitor gave the budget
 * an income of its own, say a lean month's, nor when one of them is pay before taxes.
 */
const sourcesAreTheIncome = (): boolean => {
  const { monthlyIncome } = budgetStore.get()
  const { sources } = incomeStore.get()
  if (sources.some(({ isTakeHome }) => isTakeHome === false)) return false
  return isExample() || monthlyIncome === 0 || totalMonthlyIncome(sources) === monthlyIncome
}

const rowOf = ({ name, type, amount, frequency, reliability, isGuaranteed, nextOn }: KeptSource): Row => ({
  ...{ name, type, amount, frequency, reliability, isGuaranteed },
  nextPay: nextOn ?? null,
})

function rowsFromStores(): readonly Row[] | null {
  const { monthlyIncome } = budgetStore.get()
  const { sources } = incomeStore.get()
  if (!isExample() && sourcesAreTheIncome()) return sources.map(rowOf)
  if (monthlyIncome === 0) return null
  const [first] = startingIncome.sources
  if (!first) return null
  const name = isExample() ? first.name : 'Take-home pay'
  return [{ ...rowOf(first), name, amount: monthlyIncome, frequency: 'monthly' }]
}

/** What the stores hold, as inputs of the planner; null while they hold nothing of the visitor's. */
export function fromStores(fields: Fields): InputValues | null {
  const { expenses, monthlyIncome, targetSavingsRate } = budgetStore.get()
  const hasExpenses = totalExpenses(expenses) > 0
  const hasBudget = hasExpenses || monthlyIncome > 0 || targetSavingsRate !== emptyBudget.targetSavingsRate
  const rows = rowsFromStores()
  if (!hasBudget && rows === null) return null
  const offered: Record<string, InputValue> = { targetSavingsRate }
  if (rows) offered['income'] = rows.map(knownType(fields)) as unknown as readonly RowValue[]
  if (hasExpenses || monthlyIncome > 0) for (const key of categoryItemKeys) offered[key] = expenses[key] ?? 0
  // What lies outside a field's limits stays in the store; the form keeps its own value there.
  return Object.fromEntries(
    Object.entries(offered).filter(([key, value]) => {
      const field = fields[key]
      return field !== undefined && readValue(field, value).ok
    }),
  )
}

/** A kind of income the form has no word for reads "other". */
function knownType(fields: Fields): (row: Row) => Row {
  const column = fields['income']?.kind === 'rows' ? fields['income'].columns['type'] : undefined
  return (row) => (column && !readValue(column, row.type).ok ? { ...row, type: 'other' } : row)
}

/** Sources as the form has them; a source keeps its id and what the form does not ask: by its place, or by its name once rows came or went. */
function withRows(rows: readonly Row[], before: readonly KeptSource[]): readonly KeptSource[] {
  const sources: KeptSource[] = []
  for (const [i, { nextPay, ...source }] of rows.entries()) {
    const same = rows.length === before.length ? before[i] : before.find(({ name }) => name === source.name)
    const { nextOn: _next, ...kept } = same ?? { id: nextId([...before, ...sources]) }
    const payday = isDay(nextPay) ? { nextOn: nextPay } : {}
    sources.push({ ...kept, ...source, ...payday })
  }
  return sources
}

/** The form's part into the stores, on a press; one press takes it back. */
export function giveBudgetBack(next: Kept, before: Kept): void {
  const [budget, income] = [budgetStore.get(), incomeStore.get()]
  sampleGivesWay()
  toStores(next, before)
  // Above the income, the budget's own warning is what is said.
  if (next.income > 0 && totalExpenses(budgetStore.get().expenses) > next.income) return
  toast({
    title: 'Saved to your budget',
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Restore your budget as it was',
      run: () => {
        budgetStore.set(budget)
        incomeStore.set(income)
      },
    },
  })
}

/**
 * Writes the form's part over. What the visitor changed goes through the budget's own actions, so that its warnings and
 * notices are given once; the rest of a budget that was not stored yet goes along in silence.
 */
export function toStores(next: Kept, before: Kept): void {
  const changed = categoryItemKeys.filter((key) => next.expenses[key] !== before.expenses[key])
  const rest = categoryItemKeys.filter(
    (key) => !changed.includes(key) && (budgetStore.get().expenses[key] ?? 0) !== next.expenses[key],
  )
  if (rest.length > 0)
    budgetStore.set((now) => rest.reduce((budget, key) => withExpense(budget, key, next.expenses[key] ?? 0), now))
  if (next.rowsText !== before.rowsText && sourcesAreTheIncome())
    incomeStore.set((now) => ({ ...now, sources: withRows(next.rows, now.sources) }))
  if (budgetStore.get().monthlyIncome !== next.income) setMonthlyIncome(next.income)
  setTargetSavingsRate(next.targetSavingsRate)
  for (const key of changed) setExpense(key, next.expenses[key] ?? 0)
}

/** Dollars a month of expenses the form has no line for. */
export const otherExpenses = (expenses: Expenses): number =>
  totalExpenses(Object.fromEntries(Object.entries(expenses).filter(([key]) => !categoryItemKeys.includes(key))))
