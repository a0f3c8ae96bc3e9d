import { cited } from '../cited.ts'
import { onePerPerson, oneTable, plainFormula, twoColumns } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

export const delaware: StateWithholding = {
  code: 'DE',
  certificate: 'Form W-4DE',
  since: 2025,
  formula: cited(
    {
      ...plainFormula,
      column: twoColumns,
      standard: { single: 3250, married: 6500, head: 3250 },
      creditPerAllowance: 110,
      brackets: oneTable([
        { over: 0, base: 0, rate: 0 },
        { over: 2000, base: 0, rate: 0.022 },
        { over: 5000, base: 66, rate: 0.039 },
        { over: 10000, base: 261, rate: 0.048 },
        { over: 20000, base: 741, rate: 0.052 },
        { over: 25000, base: 1001, rate: 0.0555 },
        { over: 60000, base: 2943.5, rate: 0.066 },
      ]),
    },
    'de-employers-guide',
    { where: 'section 17', asOf: '2025' },
  ),
  usual: onePerPerson,
}
