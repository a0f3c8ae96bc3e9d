import { defineCalculator } from '../kit/calculator.ts'
import { sections } from './sections.ts'
import { studied } from './words/form.en.ts'

export const calculator = defineCalculator({
  slug: 'lumpsum',
  version: 1,
  renamed: {},
  sections,
  law: () => ({}),
  study: {
    what: studied,
    key: ({ years, fee, stockShare }) => `${years}/${fee}/${stockShare}`,
    load: () => import('./study.ts'),
  },
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
