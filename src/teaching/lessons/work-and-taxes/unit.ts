import type { Unit } from '../kit/unit.ts'

export const workAndTaxes: Unit = {
  slug: 'work-and-taxes',
  title: 'Work and taxes',
  project: 'Follow your own pay from gross to what you keep.',
  lessons: [],
}
