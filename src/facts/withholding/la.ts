import { cited } from '../cited.ts'
import { everyColumn, flat, noClaim, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** Block A of the form: 1 for a single or separate filer, 2 for a couple, a head of household or a surviving spouse. */
export const louisiana: StateWithholding = {
  code: 'LA',
  certificate: 'Form L-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      standard: { ...everyColumn(25_750), single: 12_875 },
      brackets: flat(0.0309),
    },
    'la-r-1306-2026',
    { where: 'formula, page 1', asOf: '2026' },
  ),
  usual: noClaim,
}
