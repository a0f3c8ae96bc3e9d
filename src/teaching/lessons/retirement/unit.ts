import type { Unit } from '../kit/unit.ts'

export const retirement: Unit = {
  slug: 'retirement',
  title: 'Retirement and Social Security',
  project: 'Find your number and the ages you’d consider claiming.',
  lessons: [],
}
