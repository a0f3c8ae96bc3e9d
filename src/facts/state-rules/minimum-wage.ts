import { cited } from '../cited.ts'
import type { Said } from '../said.ts'
import type { StateCode } from '../states/codes.ts'

/** Federal minimum an hour since 24 July 2009. It applies wherever the state asks for less or nothing. */
export const federalMinimumWage = cited({ hourly: 7.25, tippedCash: 2.13 }, 'flsa', { where: '29 USC 206(a), 203(m)' })

/** Dollars an hour an adult must be paid under state or federal law, the higher of the two. Cities may ask for more. */
export const minimumWage = cited<Readonly<Record<StateCode, number>>>(
  {
    AL: 7.25,
    AK: 14,
    AZ: 15.15,
    AR: 11,
    CA: 16.9,
    CO: 15.16,
    CT: 16.94,
    DE: 15,
    DC: 18.4,
    FL: 15,
    GA: 7.25,
    HI: 16,
    ID: 7.25,
    IL: 15,
    IN: 7.25,
    IA: 7.25,
    KS: 7.25,
    KY: 7.25,
    LA: 7.25,
    ME: 15.1,
    MD: 15,
    MA: 15,
    MI: 13.73,
    MN: 11.41,
    MS: 7.25,
    MO: 15,
    MT: 10.85,
    NE: 15,
    NV: 12,
    NH: 7.25,
    NJ: 15.92,
    NM: 12,
    NY: 16,
    NC: 7.25,
    ND: 7.25,
    OH: 11,
    OK: 7.25,
    OR: 15.55,
    PA: 7.25,
    RI: 16,
    SC: 7.25,
    SD: 11.85,
    TN: 7.25,
    TX: 7.25,
    UT: 7.25,
    VT: 14.42,
    VA: 12.77,
    WA: 17.13,
    WV: 8.75,
    WI: 7.25,
    WY: 7.25,
  },
  'dol-minimum-wage',
  { asOf: '2026-10-01' },
)

/** What else holds beside the figure, with its values: dollars an hour, dates as 'YYYY-MM-DD', months as 'YYYY-MM'. */
export interface MinimumWageNoteValues {
  'less-before': { readonly hourly: number; readonly date: string }
  'more-around-new-york-city': { readonly hourly: number }
  'standard-rate': { readonly since: string; readonly nonurban: number }
}
export type MinimumWageNote = Said<MinimumWageNoteValues>

/** What a visitor of these states should read beside the figure. */
export const minimumWageNotes: Readonly<Partial<Record<StateCode, MinimumWageNote>>> = {
  AK: { key: 'less-before', values: { hourly: 13, date: '2026-07-01' } },
  DC: { key: 'less-before', values: { hourly: 17.95, date: '2026-07-01' } },
  FL: { key: 'less-before', values: { hourly: 14, date: '2026-09-30' } },
  NY: { key: 'more-around-new-york-city', values: { hourly: 17 } },
  OR: { key: 'standard-rate', values: { since: '2026-07', nonurban: 14.55 } },
}
