import { defineCalculator } from '../kit/calculator.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'mortgage-points',
  version: 1,
  renamed: {},
  sections,
  law: () => ({}),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
