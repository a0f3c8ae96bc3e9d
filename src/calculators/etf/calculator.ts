import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { investorLaw } from '../kit/fund/law.ts'
import { type EtfInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'etf',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs: { taxBy, state }, year }: Asking<EtfInputs>) =>
    investorLaw(taxBy === 'household' ? state : 'US', year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
