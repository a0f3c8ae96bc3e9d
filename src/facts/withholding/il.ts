import { cited } from '../cited.ts'
import { flat, onePerPerson, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** The second kind: 65 or older, or blind (line 2). */
export const illinois: StateWithholding = {
  code: 'IL',
  certificate: 'Form IL-W-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      perAllowance: 2925,
      perSecond: 1000,
      brackets: flat(0.0495),
    },
    'il-700-t-2026',
    { where: 'automated payroll method', asOf: '2026' },
  ),
  usual: onePerPerson,
}
