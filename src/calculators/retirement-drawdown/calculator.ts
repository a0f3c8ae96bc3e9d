import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { drawdownLaw } from './law.ts'
import { type DrawdownInputs, sections } from './sections.ts'
import { studied } from './words/form.en.ts'

/** Everything the study depends on; the start shown year by year is none of it. Null where there is nothing to spend. */
function studyKey({ drill, ...inputs }: DrawdownInputs): string | null {
  return inputs.savings === 0 && inputs.incomes.length === 0 ? null : JSON.stringify(inputs)
}

export const calculator = defineCalculator({
  slug: 'retirement-drawdown',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<DrawdownInputs>) => drawdownLaw(inputs, year),
  study: { what: studied, key: studyKey, standsOn: 'law', load: () => import('./study.ts') },
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
