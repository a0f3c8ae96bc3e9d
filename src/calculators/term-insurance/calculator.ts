import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { taxLaw } from '../kit/tax-needs.ts'
import { sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'term-insurance',
  version: 1,
  renamed: {},
  sections,
  law: ({ year }: Asking) => ({ tax: taxLaw.in(year) }),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
