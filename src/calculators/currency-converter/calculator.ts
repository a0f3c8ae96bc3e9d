import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { historyNeeds } from './history-needs.ts'
import { type ConverterInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'currency-converter',
  version: 1,
  renamed: {},
  sections,
  law: ({ inputs }: Asking<ConverterInputs>) => historyNeeds(inputs),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
