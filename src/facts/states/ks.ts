import { cited } from '../cited.ts'
import { brackets, jointOnly } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-ks'

/** Kansas has no status for a surviving spouse: such a person is a head of household there. */
const year: StateYear = {
  ...plainYear(source),
  retirement: [
    cited(
      {
        kind: 'plain',
        name: 'Public and military pensions',
        of: ['government-pension', 'military-pension'],
        per: 'person',
      },
      source,
      { where: 'K.S.A. 79-32,117; Schedule S' },
    ),
  ],
  standardDeduction: cited(
    {
      kind: 'own',
      amount: { single: 3605, joint: 8240, separate: 4120, head: 6180, surviving: 6180 },
      agedOrBlindEach: { single: 850, joint: 700, separate: 700, head: 850, surviving: 850 },
    },
    source,
    { where: 'K.S.A. 79-32,119; SB 1 (2024)' },
  ),
  itemized: cited({ choice: 'greater' }, source, { where: 'K.S.A. 79-32,120; Schedule A' }),
  exemptions: cited(
    {
      filer: { single: 9160, joint: 18_320, separate: 9160, head: 11_480, surviving: 11_480 },
      dependent: 2320,
    },
    source,
    { where: 'K.S.A. 79-32,121; SB 1 (2024)' },
  ),
  brackets: cited(jointOnly(brackets([0, 0.052], [46_000, 0.0558]), brackets([0, 0.052], [23_000, 0.0558])), source, {
    where: 'K.S.A. 79-32,110; SB 1 (2024)',
  }),
  credits: [
    cited({ kind: 'care', name: 'Child and dependent care credit', refundable: false, share: 0.5 }, source, {
      where: 'K.S.A. 79-32,111c',
    }),
    cited({ kind: 'earned-income', name: 'Earned income tax credit', refundable: true, share: 0.17 }, source, {
      where: 'K.S.A. 79-32,205',
    }),
  ],
}

export const kansas: StateTaxFacts = {
  code: 'KS',
  name: 'Kansas',
  years: { 2025: year, 2026: year },
  leftOut: [
    'local-interest-taxes',
    { key: 'property-tax-programs', values: { programs: ['Homestead Refund', 'SAFESR'] } },
    'veterans',
  ],
  assumed: [],
}
