import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { moneyMarketNeeds } from './law.ts'
import { type MoneyMarketInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'money-market',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<MoneyMarketInputs>) => moneyMarketNeeds(inputs, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
