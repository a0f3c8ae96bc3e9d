import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-sd')

export const southDakota: StateTaxFacts = {
  code: 'SD',
  name: 'South Dakota',
  years: { 2025: year, 2026: year },
  leftOut: [],
  assumed: [],
}
