import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/calculator.ts'
import { taxYear } from './law.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'social-security',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ year }) => ({ tax: taxYear(year) }),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
