import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { saleLaw } from './law.ts'
import { type StockInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'stock-average',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<StockInputs>) => saleLaw(inputs.state, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
