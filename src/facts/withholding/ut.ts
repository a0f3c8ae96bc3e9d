import { cited } from '../cited.ts'
import { flat, noClaim, plainFormula, twoColumns } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

export const utah: StateWithholding = {
  code: 'UT',
  certificate: '',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      column: twoColumns,
      brackets: flat(0.0445),
      fadingCredit: {
        amount: { single: 485, married: 970, head: 485 },
        over: { single: 9348, married: 18_696, head: 9348 },
        rate: 0.013,
      },
      paycheck: 'dollars',
    },
    'ut-pub-14-2026',
    { where: 'schedules 1 to 8, from 1 June 2026', asOf: '2026' },
  ),
  usual: noClaim,
}
