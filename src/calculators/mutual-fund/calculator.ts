import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { investorLaw } from '../kit/fund/law.ts'
import { type FundInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'mutual-fund',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs: { account, taxBy, state }, year }: Asking<FundInputs>) =>
    investorLaw(account === 'taxable' && taxBy === 'household' ? state : 'US', year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
