import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { lawOf } from './law.ts'
import { type NetWorthInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'net-worth',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<NetWorthInputs>) => lawOf(inputs, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
