import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { lawOf } from './law.ts'
import { type DownPaymentInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'home-down-payment',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<DownPaymentInputs>) => lawOf(inputs.state, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
