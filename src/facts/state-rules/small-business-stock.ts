import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** Tax years in which a state taxes gain that section 1202 leaves out of federal income; null for no end. */
interface TaxedYears {
  readonly from: number | null
  readonly through: number | null
}
const always: TaxedYears = { from: null, through: null }

/** States that tax the gain on small business stock which federal law leaves out. */
export const smallBusinessStockTaxedIn = cited<Readonly<Partial<Record<StateCode, TaxedYears>>>>(
  {
    AL: always,
    CA: always,
    DC: { from: 2026, through: null },
    MS: always,
    NJ: { from: null, through: 2025 },
    OR: { from: 2026, through: null },
    PA: always,
  },
  'state-qsbs-survey',
  {
    confidence: 'medium',
    asOf: '2026-04',
    note: 'Oregon by SB 1507 (2026). DC by emergency acts since December 2025, counted from tax year 2026. New Jersey follows federal law from 2026.',
  },
)

/** States that follow section 1202 in part; their returns are worked out as if they followed it. */
export const smallBusinessStockPartlyIn = cited<readonly StateCode[]>(['HI', 'MA'], 'state-qsbs-survey', {
  confidence: 'medium',
  asOf: '2026-04',
})

/** States whose tax on gains leaves out real estate: the sale of a home or a rental does not count. */
export const realEstateGainsExemptIn = cited<readonly StateCode[]>(['WA'], 'rcw-82-87', { where: '82.87.050(1)' })
