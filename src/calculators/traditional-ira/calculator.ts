import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { iraNeeds } from '../kit/ira/needs.ts'
import { sections, type TraditionalInputs } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'traditional-ira',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<TraditionalInputs>) => iraNeeds(inputs.state, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
