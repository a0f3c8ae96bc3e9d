import type { Unit } from '../kit/unit.ts'

export const lifeEvents: Unit = {
  slug: 'life-events',
  title: 'Life events, scams and your rights',
  project: 'Make one emergency sheet for your family.',
  lessons: [],
}
