import { cited } from '../cited.ts'
import { flat, noClaim, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** What an allowance is worth depends on income: none unless claimed. */
export const northCarolina: StateWithholding = {
  code: 'NC',
  certificate: 'Form NC-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      standard: { single: 12_750, married: 12_750, head: 19_125 },
      perAllowance: 2500,
      brackets: flat(0.0409),
      paycheck: 'dollars',
    },
    'nc-30-2026',
    { where: 'Percentage and Annualized Wages methods', asOf: '2026' },
  ),
  usual: noClaim,
}
