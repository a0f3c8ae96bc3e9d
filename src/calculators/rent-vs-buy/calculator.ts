import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { lawOf } from './law.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'rent-vs-buy',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ year }: Asking) => lawOf(year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
