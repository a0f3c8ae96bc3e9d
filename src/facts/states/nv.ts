import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-nv')

export const nevada: StateTaxFacts = {
  code: 'NV',
  name: 'Nevada',
  years: { 2025: year, 2026: year },
  leftOut: [],
  assumed: [],
}
