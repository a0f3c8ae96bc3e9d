import type { Unit } from '../kit/unit.ts'

export const budgeting: Unit = {
  slug: 'budgeting',
  title: 'Budgeting',
  project: 'Plan a month that balances, and a cushion for the next one.',
  lessons: [],
}
