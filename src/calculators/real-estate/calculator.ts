import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { lawOf } from './law.ts'
import { type RealEstateInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'real-estate',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: (asking: Asking<RealEstateInputs>) => lawOf(asking),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
