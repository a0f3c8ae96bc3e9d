import type { Unit } from '../kit/unit.ts'

export const insurance: Unit = {
  slug: 'insurance',
  title: 'Insurance and what you leave',
  project: 'List your coverage and the gaps.',
  lessons: [],
}
