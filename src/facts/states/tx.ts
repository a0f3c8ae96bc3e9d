import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-tx')

export const texas: StateTaxFacts = {
  code: 'TX',
  name: 'Texas',
  years: { 2025: year, 2026: year },
  leftOut: [],
  assumed: [],
}
