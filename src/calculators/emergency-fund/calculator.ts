import { heldYears } from '#facts/held-years.precomputed.ts'
import { type Asking, defineCalculator } from '../kit/calculator.ts'
import { emergencyNeeds } from './law.ts'
import { type EmergencyInputs, sections } from './sections.ts'

export const calculator = defineCalculator({
  slug: 'emergency-fund',
  version: 1,
  renamed: {},
  sections,
  years: heldYears,
  law: ({ inputs, year }: Asking<EmergencyInputs>) => emergencyNeeds(inputs, year),
  answer: () => import('./answer.ts'),
  explain: () => import('./explain.ts'),
  cases: () => import('./cases.ts'),
})
