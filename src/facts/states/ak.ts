import { cited } from '../cited.ts'
import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts } from './schema.ts'

const source = 'state-ak'
const program = { name: 'Unemployment fund', rate: 0.005, wageCap: 51_700 }

export const alaska: StateTaxFacts = {
  code: 'AK',
  name: 'Alaska',
  years: {
    2025: noIncomeTax(source, [
      cited(program, source, { where: 'employee rate and taxable wage base', confidence: 'medium' }),
    ]),
    2026: noIncomeTax(source, [
      cited(program, source, {
        status: 'carried-over',
        confidence: 'low',
        caveat: { key: 'from-year', values: { year: 2025 } },
      }),
    ]),
  },
  leftOut: [],
  assumed: ['permanent-fund-entered'],
}
