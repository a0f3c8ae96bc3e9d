import { cited } from '../cited.ts'
import type { Said } from '../said.ts'
import type { StateCode } from '../states/codes.ts'

/** States where the sale of a home is commonly taxed by the state or by most counties or cities. */
export const transferTaxStates = cited<readonly StateCode[]>(
  [
    'AL',
    'AR',
    'CA',
    'CO',
    'CT',
    'DE',
    'DC',
    'FL',
    'GA',
    'HI',
    'IL',
    'IA',
    'KY',
    'ME',
    'MD',
    'MA',
    'MI',
    'MN',
    'NE',
    'NV',
    'NH',
    'NJ',
    'NY',
    'NC',
    'OH',
    'OK',
    'PA',
    'RI',
    'SC',
    'SD',
    'TN',
    'VT',
    'VA',
    'WA',
    'WV',
    'WI',
  ],
  'state-transfer-tax',
  {
    asOf: '2026',
    confidence: 'medium',
  },
)

/** What such a charge is, with its values. */
export interface TransferTaxNoteValues {
  'per-deed': { readonly dollars: number }
  'only-in': { readonly place: string }
}
export type TransferTaxNote = Said<TransferTaxNoteValues>

/** States without one that still have a local or token charge. */
export const transferTaxNotes: Readonly<Partial<Record<StateCode, TransferTaxNote>>> = {
  AZ: { key: 'per-deed', values: { dollars: 2 } },
  LA: { key: 'only-in', values: { place: 'New Orleans' } },
  OR: { key: 'only-in', values: { place: 'Washington County' } },
}
