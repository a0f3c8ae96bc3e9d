import { cited } from '../cited.ts'
import { everyColumn, onePerPerson, oneTable, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** The second kind: 65 or older, or blind. The guide of July 2025 is the newest. */
export const virginia: StateWithholding = {
  code: 'VA',
  certificate: 'Form VA-4',
  since: 2025,
  formula: cited(
    {
      ...plainFormula,
      standard: everyColumn(8750),
      perAllowance: 930,
      perSecond: 800,
      brackets: oneTable([
        { over: 0, base: 0, rate: 0.02 },
        { over: 3000, base: 60, rate: 0.03 },
        { over: 5000, base: 120, rate: 0.05 },
        { over: 17000, base: 720, rate: 0.0575 },
      ]),
      roundsYear: true,
    },
    'va-employer-guide-2025',
    { where: 'formula', asOf: '2025' },
  ),
  usual: onePerPerson,
}
