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
        note: 'The 2025 wage base, as the one of 2026 is not confirmed.',
      }),
    ]),
  },
  leftOut: ['The Permanent Fund dividend is income on the federal return; enter it as other income.'],
}
