import { roundToCent } from '#engine/money.ts'
import { type BudgetCategory, categoryOfExpense, DEFAULT_CATEGORIES } from './default-categories.ts'
import { type Expenses, totalExpenses } from './overage.ts'

export type CategoryLine = {
  key: string
  name: string
  /** Dollars a month planned. */
  planned: number
  /** Share of income, decimal; null without income. */
  share: number | null
  /** The recommended band, dollars a month; null for expenses outside the known categories. */
  band: { low: number; high: number } | null
  /** Dollars above the band's top, below its bottom (as a positive number), or 0 inside it. */
  position: { where: 'under' | 'within' | 'over'; by: number } | null
}

export const OTHER_KEY = 'other'
const DEFAULT_TARGET_RATE = 0.2

export type BudgetLedger = {
  lines: readonly CategoryLine[]
  income: number
  planned: number
  /** Income less everything planned, dollars a month; below 0 when the plan is short. */
  leftOver: number
  savings: {
    /** Dollars a month in Savings & Investments. */
    planned: number
    /** Planned savings / income; null without income. What is merely left over has no job yet and does not count. */
    rate: number | null
    /** (Planned savings + what is left over) / income: the rate if all of the rest were saved. */
    rateWithLeftOver: number | null
    targetRate: number
    /** Dollars a month missing to the target; 0 when it is met. */
    toTarget: number
  }
}

const bandOf = (c: BudgetCategory, income: number) => ({
  low: roundToCent(c.low * income),
  high: roundToCent(c.high * income),
})

const positionIn = (planned: number, { low, high }: { low: number; high: number }): CategoryLine['position'] => {
  if (planned > high) return { where: 'over', by: roundToCent(planned - high) }
  if (planned < low) return { where: 'under', by: roundToCent(low - planned) }
  return { where: 'within', by: 0 }
}

/**
 * A budget against the recommended bands. Shares are of `monthlyIncome` as the visitor gives it; the bands are meant for
 * take-home pay, so with gross pay they come out too generous. `targetSavingsRate` is a decimal (20 % unless given).
 * Expenses of no known category are gathered in a line 'other' without a band, shown only when there are any.
 */
export const budgetLedger = (
  expenses: Expenses,
  monthlyIncome: number,
  targetSavingsRate = DEFAULT_TARGET_RATE,
): BudgetLedger => {
  const planned = new Map<string, number>()
  for (const [key, amount] of Object.entries(expenses)) {
    const category = categoryOfExpense(key)?.key ?? OTHER_KEY
    planned.set(category, roundToCent((planned.get(category) ?? 0) + amount))
  }
  const income = roundToCent(monthlyIncome)
  const share = (amount: number): number | null => (income > 0 ? amount / income : null)
  const lines: CategoryLine[] = DEFAULT_CATEGORIES.map((c) => {
    const amount = planned.get(c.key) ?? 0
    const band = income > 0 ? bandOf(c, income) : null
    const position = band ? positionIn(amount, band) : null
    return { key: c.key, name: c.name, planned: amount, share: share(amount), band, position }
  })
  const other = planned.get(OTHER_KEY)
  if (other !== undefined)
    lines.push({ key: OTHER_KEY, name: 'Other', planned: other, share: share(other), band: null, position: null })
  const total = totalExpenses(expenses)
  const leftOver = roundToCent(income - total)
  const saved = planned.get('savings') ?? 0
  return {
    lines,
    income,
    planned: total,
    leftOver,
    savings: {
      planned: saved,
      rate: share(saved),
      rateWithLeftOver: share(roundToCent(saved + leftOver)),
      targetRate: targetSavingsRate,
      toTarget: Math.max(0, roundToCent(targetSavingsRate * Math.max(0, income) - saved)),
    },
  }
}

export type FlowNode = { key: string; name: string; kind: 'source' | 'income' | 'category' | 'left-over' | 'short' }
export type FlowLink = { from: string; to: string; value: number }

/**
 * The budget as flows for a Sankey picture: sources to Income, Income to categories, and what remains to 'Left over' or, when
 * the plan costs more than comes in, from 'Short' to Income. What enters Income equals what leaves it, to the cent.
 * Sources and categories of 0 or less are left out; source keys need only be unique among themselves.
 */
export const budgetFlows = (
  sources: readonly { key: string; name: string; monthly: number }[],
  ledger: BudgetLedger,
): { nodes: readonly FlowNode[]; links: readonly FlowLink[] } => {
  const nodes: FlowNode[] = [{ key: 'income', name: 'Income', kind: 'income' }]
  const links: FlowLink[] = []
  let incoming = 0
  for (const { key, name, monthly } of sources) {
    const value = roundToCent(monthly)
    if (value <= 0) continue
    nodes.push({ key: `source:${key}`, name, kind: 'source' })
    links.push({ from: `source:${key}`, to: 'income', value })
    incoming = roundToCent(incoming + value)
  }
  let outgoing = 0
  for (const { key, name, planned } of ledger.lines) {
    if (planned <= 0) continue
    nodes.push({ key: `category:${key}`, name, kind: 'category' })
    links.push({ from: 'income', to: `category:${key}`, value: planned })
    outgoing = roundToCent(outgoing + planned)
  }
  const rest = roundToCent(incoming - outgoing)
  if (rest > 0) {
    nodes.push({ key: 'left-over', name: 'Left over', kind: 'left-over' })
    links.push({ from: 'income', to: 'left-over', value: rest })
  }
  if (rest < 0) {
    nodes.push({ key: 'short', name: 'Short', kind: 'short' })
    links.push({ from: 'short', to: 'income', value: -rest })
  }
  return { nodes, links }
}
