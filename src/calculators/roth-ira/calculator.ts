import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { iraNeeds } from '../kit/ira/needs.ts'
import { type RothInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'roth-ira',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<RothInputs>) => iraNeeds(inputs.state, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
