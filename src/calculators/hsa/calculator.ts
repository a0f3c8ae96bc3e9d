import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { hsaNeeds } from './law.ts'
import { type HsaInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'hsa',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<HsaInputs>) => hsaNeeds(inputs.state, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
