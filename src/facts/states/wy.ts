import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-wy')

export const wyoming: StateTaxFacts = {
  code: 'WY',
  name: 'Wyoming',
  years: { 2025: year, 2026: year },
  leftOut: [],
  assumed: [],
}
