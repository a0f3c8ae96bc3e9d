import { nameOfExpense } from '#engine/budget/default-categories.ts'
import { dollars } from '../kit/format.ts'

/** A visitor's own words inside a sentence: bold marks taken out, never empty. */
export const named = (name: string): string => name.replaceAll('*', '').trim() || 'Unnamed'

export const amountOf = (key: string, amount: number): string => `${nameOfExpense(key)} (${dollars(amount)})`
