import type { Unit } from '../kit/unit.ts'

export const investing: Unit = {
  slug: 'investing',
  title: 'Investing',
  project: 'Put your investing plan on one page.',
  lessons: [],
}
