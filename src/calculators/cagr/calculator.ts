import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { recordLaw } from './law.ts'
import { type CagrInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'cagr',
  version: 1,
  renamed: {},
  sections,
  law: ({ inputs }: Asking<CagrInputs>) => recordLaw(inputs),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
