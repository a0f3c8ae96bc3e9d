import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-tn')

export const tennessee: StateTaxFacts = {
  code: 'TN',
  name: 'Tennessee',
  years: { 2025: year, 2026: year },
  leftOut: [],
  assumed: [],
}
