import type { Income } from './lists.ts'
import { incomePerMonth } from './monthly-flows.ts'

const MONTHS = 12

/** Wages before tax in a year, whole dollars; null where there are none, or one of them is known only as take-home pay: the rest is not all of it. */
export function yearlyWages(incomes: readonly Income[]): number | null {
  const wages = incomes.filter(({ kind }) => kind === 'wages')
  if (wages.length === 0 || wages.some(({ isTakeHome }) => isTakeHome)) return null
  return Math.round(wages.reduce((sum, one) => sum + incomePerMonth(one) * MONTHS, 0))
}
