import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/calculator.ts'
import { harvestLaw } from './law.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'tax-loss-harvesting',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: harvestLaw,
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
