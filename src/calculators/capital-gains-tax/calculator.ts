import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/calculator.ts'
import { gainsLaw } from './law.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'capital-gains-tax',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: gainsLaw,
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
