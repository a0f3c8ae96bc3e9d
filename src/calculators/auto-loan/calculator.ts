import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { taxLaw } from '../kit/tax-needs.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'auto-loan',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ year }: Asking) => ({ tax: taxLaw.in(year) }),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
