import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-nh')

export const newHampshire: StateTaxFacts = {
  code: 'NH',
  name: 'New Hampshire',
  years: { 2025: year, 2026: year },
  leftOut: [{ key: 'interest-tax-ended', values: { year: 2024 } }],
  assumed: [],
}
