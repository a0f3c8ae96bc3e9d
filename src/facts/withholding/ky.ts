import { cited } from '../cited.ts'
import { everyColumn, flat, noClaim, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

export const kentucky: StateWithholding = {
  code: 'KY',
  certificate: '',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      standard: everyColumn(3360),
      brackets: flat(0.035),
    },
    'ky-42a003-2026',
    { where: 'formula', asOf: '2026' },
  ),
  usual: noClaim,
}
