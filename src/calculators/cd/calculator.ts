import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { cdNeeds } from './law.ts'
import { type CdInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'cd',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<CdInputs>) => cdNeeds(inputs, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
