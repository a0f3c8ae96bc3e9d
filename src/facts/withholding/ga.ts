import { cited } from '../cited.ts'
import { flat, noClaim, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

export const georgia: StateWithholding = {
  code: 'GA',
  certificate: 'Form G-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      standard: { single: 15_000, married: 30_000, head: 15_000 },
      perAllowance: 5000,
      brackets: flat(0.0499),
    },
    'ga-employers-guide-2026',
    { where: 'tables E and F, from 11 May 2026', asOf: '2026' },
  ),
  usual: { ...noClaim, dependent: 1 },
}
