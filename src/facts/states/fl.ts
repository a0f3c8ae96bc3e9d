import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-fl')

export const florida: StateTaxFacts = {
  code: 'FL',
  name: 'Florida',
  years: { 2025: year, 2026: year },
  leftOut: [],
  assumed: [],
}
