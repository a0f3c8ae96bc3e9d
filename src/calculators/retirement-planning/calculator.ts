import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { planNeeds } from './law.ts'
import { type PlanInputs, sections } from './sections.ts'
import { studied } from './words/form.en.ts'

export const calculator = defineCalculator({
  slug: 'retirement-planning',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<PlanInputs>) => planNeeds(inputs, year),
  study: {
    what: studied,
    // What is only shown or left to heirs changes no path.
    key: ({ dollars: _, heirTax: __, ...inputs }) => JSON.stringify(inputs),
    standsOn: 'law',
    load: () => import('./study.ts'),
  },
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
