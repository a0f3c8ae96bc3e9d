import { roundToCent } from '#engine/money.ts'

/**
 * Monthly amounts in the income and expenses tool. Weekly counts 4.33 times, as this product specifies: 1,000 a week is 4,330
 * a month and 51,960 a year, 40 short of the 52,000 that 52 weeks bring. The page says so; pay calculators use 52/12 instead.
 * Biweekly is 26/12: two months of the year have a third payday that this average spreads over all twelve.
 */
export const TIMES_PER_MONTH = {
  weekly: 4.33,
  biweekly: 26 / 12,
  semimonthly: 2,
  monthly: 1,
  quarterly: 1 / 3,
  annual: 1 / 12,
} as const

export type BudgetFrequency = keyof typeof TIMES_PER_MONTH

/** Dollars per occurrence to dollars per month, not rounded. */
export const monthlyAmount = (amount: number, frequency: BudgetFrequency): number => {
  switch (frequency) {
    case 'quarterly':
      return amount / 3
    case 'annual':
      return amount / 12
    case 'biweekly':
      return (amount * 26) / 12
    default:
      return amount * TIMES_PER_MONTH[frequency]
  }
}

export type IncomeSource = {
  id: number
  name: string
  type: string
  /** Dollars per occurrence. */
  amount: number
  frequency: BudgetFrequency
  /** 0 (cannot be counted on) to 10. */
  reliability: number
  isGuaranteed: boolean
  /** Percent points of it that go aside for taxes; left out, what is usual for its type. */
  taxPercent?: number
}

export type ExpenseClass = 'essential' | 'important' | 'discretionary'

export type RegularExpense = {
  id: number
  name: string
  amount: number
  category: ExpenseClass
  frequency: BudgetFrequency
}

type Regular = { amount: number; frequency: BudgetFrequency }

const total = (entries: readonly Regular[]): number =>
  roundToCent(entries.reduce((sum, e) => sum + monthlyAmount(e.amount, e.frequency), 0))

/** All sources, dollars a month to the cent. */
export const totalMonthlyIncome = (sources: readonly IncomeSource[]): number => total(sources)

export const GUARANTEED_RELIABILITY = 8

/** Dollars a month, to the cent, from sources that are both flagged as guaranteed and rated 8 or more for reliability. */
export const guaranteedMonthlyIncome = (sources: readonly IncomeSource[]): number =>
  total(sources.filter((s) => s.isGuaranteed && s.reliability >= GUARANTEED_RELIABILITY))

/** Dollars a month, to the cent, by class and in all. */
export const monthlyExpenses = (expenses: readonly RegularExpense[]): Record<ExpenseClass | 'total', number> => {
  const of = (kind: ExpenseClass) => total(expenses.filter((e) => e.category === kind))
  return {
    essential: of('essential'),
    important: of('important'),
    discretionary: of('discretionary'),
    total: total(expenses),
  }
}

/** The id of a new entry: the highest there is plus one; 1 in an empty list. */
export const nextId = (entries: readonly { id: number }[]): number =>
  entries.reduce((highest, e) => Math.max(highest, e.id), 0) + 1
