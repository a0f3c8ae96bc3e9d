import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { planYears } from './form-facts.precomputed.ts'
import { lawOf } from './law.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'student-loan',
  version: 1,
  renamed: {},
  sections,
  years: planYears,
  law: ({ year }: Asking) => lawOf(year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
