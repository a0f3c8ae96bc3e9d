import type { Unit } from '../kit/unit.ts'

export const creditAndDebt: Unit = {
  slug: 'credit-and-debt',
  title: 'Credit and debt',
  project: 'Find the month your debts would be gone.',
  lessons: [],
}
