import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { payNeeds } from './law.ts'
import { type PayInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'payroll-tax',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<PayInputs>) => payNeeds(inputs, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
