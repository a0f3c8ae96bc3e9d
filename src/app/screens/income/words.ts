/** Words for the choices of the income and expenses tool. */
import type { BudgetFrequency, ExpenseClass } from '#engine/budget/monthly.ts'

export const frequencies: readonly (readonly [BudgetFrequency, string])[] = [
  ['weekly', 'Every week'],
  ['biweekly', 'Every two weeks'],
  ['semimonthly', 'Twice a month'],
  ['monthly', 'Every month'],
  ['quarterly', 'Every quarter'],
  ['annual', 'Every year'],
]
export const classes: readonly (readonly [ExpenseClass, string])[] = [
  ['essential', 'Essential'],
  ['important', 'Important'],
  ['discretionary', 'Nice to have'],
]
export const sourceTypes: readonly (readonly [string, string])[] = [
  ['salary', 'Salary'],
  ['hourly', 'Hourly pay'],
  ['freelance', 'Freelance'],
  ['gig', 'Gig work'],
  ['tips', 'Tips and commission'],
  ['business', 'Self-employment'],
  ['benefits', 'Benefits or pension'],
  ['rental', 'Rental income'],
  ['other', 'Other'],
]
