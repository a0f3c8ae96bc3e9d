import { cited } from '../cited.ts'
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
    note: 'Rates differ by state, county and city, and by who pays. Ask the title company.',
  },
)

/** States without one that still have a local or token charge. */
export const transferTaxNotes: Readonly<Partial<Record<StateCode, string>>> = {
  AZ: '$2 per deed.',
  LA: 'Only in New Orleans, a tax on documents.',
  OR: 'Only in Washington County.',
}
