import { cited } from '../cited.ts'
import { flat, noClaim, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** No certificate and no exemption: the rate on every dollar of wages. */
export const pennsylvania: StateWithholding = {
  code: 'PA',
  certificate: '',
  since: 2023,
  formula: cited(
    {
      ...plainFormula,
      brackets: flat(0.0307),
    },
    'pa-rev-415',
    { where: 'rate on taxable compensation', asOf: '2023' },
  ),
  usual: noClaim,
}
