import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { retirementNeeds } from './law.ts'
import { type RetirementInputs, sections } from './sections.ts'
import { studied } from './words/form.en.ts'

export const calculator = defineCalculator({
  slug: 'retirement',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<RetirementInputs>) => retirementNeeds(inputs.state, year),
  study: {
    what: studied,
    key: (inputs) => JSON.stringify(inputs),
    standsOn: 'law',
    load: () => import('./study.ts'),
  },
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
