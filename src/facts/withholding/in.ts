import { cited } from '../cited.ts'
import { flat, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** The second kind: dependent children (table B). County tax is apart. */
export const indiana: StateWithholding = {
  code: 'IN',
  certificate: 'Form WH-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      perAllowance: 1000,
      perSecond: 1500,
      brackets: flat(0.0295),
    },
    'in-dn01-2026',
    { where: 'tables A and B', asOf: '2026' },
  ),
  usual: { self: 1, spouse: 1, dependent: 1, secondPerDependent: 1 },
}
