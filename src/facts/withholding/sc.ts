import { cited } from '../cited.ts'
import { onePerPerson, oneTable, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

export const southCarolina: StateWithholding = {
  code: 'SC',
  certificate: 'Form SC W-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      shareOfWages: { rate: 0.1, cap: 7500 },
      perAllowance: 5000,
      brackets: oneTable([
        { over: 0, base: 0, rate: 0 },
        { over: 3640, base: 0, rate: 0.03 },
        { over: 18230, base: 437.7, rate: 0.06 },
      ]),
    },
    'sc-wh-1603f-2026',
    { where: 'addition method', asOf: '2026' },
  ),
  usual: onePerPerson,
}
