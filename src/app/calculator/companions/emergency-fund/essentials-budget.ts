/** Which lines of a budget are essential, and which line of the emergency fund's form each one goes to. Nothing here changes the budget. */
import { type LineKey, lineKeys } from '#calculators/emergency-fund/lines.ts'
import { lineWords } from '#calculators/emergency-fund/words/form.en.ts'
import { nameOfExpense } from '#engine/budget/default-categories.ts'
import { essentialItems } from '#engine/budget/essential-items.ts'
import type { Expenses } from '#engine/budget/overage.ts'
import { roundToCent } from '#engine/money.ts'

const goesTo: Readonly<Record<LineKey, readonly string[]>> = essentialItems
/** Every key taken, for the test that each is an item of the budget. */
export const essentialKeys: readonly string[] = Object.values(goesTo).flat()

export interface Taken {
  readonly line: LineKey
  readonly name: string
  /** Dollars a month. */
  readonly amount: number
  /** The budget's own words: 'Groceries $450' without the amount. */
  readonly from: readonly string[]
}
export interface BudgetEssentials {
  /** Every line of the form, 0 where the budget has nothing. */
  readonly values: Readonly<Record<LineKey, number>>
  /** Lines above 0. */
  readonly taken: readonly Taken[]
  readonly total: number
  /** Names of the expenses not taken, and what they come to. */
  readonly leftOut: readonly string[]
  readonly leftOutTotal: number
}

/** Null for a budget without any essential. */
export function essentialsOfBudget(expenses: Expenses): BudgetEssentials | null {
  const taken = lineKeys.flatMap((line): Taken[] => {
    const keys = goesTo[line].filter((key) => (expenses[key] ?? 0) > 0)
    const amount = roundToCent(keys.reduce((sum, key) => sum + (expenses[key] ?? 0), 0))
    return amount > 0 ? [{ line, name: lineWords[line].label, amount, from: keys.map(nameOfExpense) }] : []
  })
  if (taken.length === 0) return null
  const rest = Object.entries(expenses).filter(([key, amount]) => amount > 0 && !essentialKeys.includes(key))
  const amountOf = (line: LineKey) => taken.find((one) => one.line === line)?.amount ?? 0
  return {
    values: Object.fromEntries(lineKeys.map((line) => [line, amountOf(line)])) as Record<LineKey, number>,
    taken,
    total: roundToCent(taken.reduce((sum, { amount }) => sum + amount, 0)),
    leftOut: rest.map(([key]) => nameOfExpense(key)),
    leftOutTotal: roundToCent(rest.reduce((sum, [, amount]) => sum + amount, 0)),
  }
}
