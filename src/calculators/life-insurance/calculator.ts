import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { lifeNeeds } from './law.ts'
import { type LifeInsuranceInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'life-insurance',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<LifeInsuranceInputs>) => lifeNeeds(inputs.state, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
