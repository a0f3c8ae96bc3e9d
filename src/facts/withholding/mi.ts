import { cited } from '../cited.ts'
import { flat, onePerPerson, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

export const michigan: StateWithholding = {
  code: 'MI',
  certificate: 'Form MI-W4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      perAllowance: 5900,
      brackets: flat(0.0425),
    },
    'mi-446-2026',
    { where: 'direct percentage computation', asOf: '2026' },
  ),
  usual: onePerPerson,
}
