import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { homeLoans } from './law.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'mortgage',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ year }: Asking) => ({ loans: homeLoans(year) }),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
