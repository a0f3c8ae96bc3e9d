import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { savingsNeeds } from './law.ts'
import { type SavingsInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'savings',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<SavingsInputs>) => savingsNeeds(inputs, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
