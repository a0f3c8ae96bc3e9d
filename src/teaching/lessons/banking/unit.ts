import type { Unit } from '../kit/unit.ts'

export const banking: Unit = {
  slug: 'banking',
  title: 'Banking',
  project: 'Give each dollar the right home.',
  lessons: [],
}
