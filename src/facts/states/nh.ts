import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const year = noIncomeTax('state-nh')

export const newHampshire: StateTaxFacts = {
  code: 'NH',
  name: 'New Hampshire',
  years: { 2025: year, 2026: year },
  leftOut: ['New Hampshire’s tax on interest and dividends ended with 2024.'],
}
