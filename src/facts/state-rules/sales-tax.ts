import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** Decimals. `combined` is the state rate plus the average local rate, weighted by population. */
export interface SalesTax {
  readonly state: number
  readonly combined: number
}

/** `state` is of January 2026, `combined` of July 2026. Your own town may differ from the average. */
export const salesTax = cited<Readonly<Record<StateCode, SalesTax>>>(
  {
    AL: { state: 0.04, combined: 0.0946 },
    AK: { state: 0, combined: 0.0182 },
    AZ: { state: 0.056, combined: 0.0854 },
    AR: { state: 0.065, combined: 0.0948 },
    CA: { state: 0.0725, combined: 0.0903 },
    CO: { state: 0.029, combined: 0.0789 },
    CT: { state: 0.0635, combined: 0.0635 },
    DE: { state: 0, combined: 0 },
    DC: { state: 0.06, combined: 0.06 },
    FL: { state: 0.06, combined: 0.0698 },
    GA: { state: 0.04, combined: 0.0756 },
    HI: { state: 0.04, combined: 0.045 },
    ID: { state: 0.06, combined: 0.0603 },
    IL: { state: 0.0625, combined: 0.0898 },
    IN: { state: 0.07, combined: 0.07 },
    IA: { state: 0.06, combined: 0.0694 },
    KS: { state: 0.065, combined: 0.0871 },
    KY: { state: 0.06, combined: 0.06 },
    LA: { state: 0.05, combined: 0.1013 },
    ME: { state: 0.055, combined: 0.055 },
    MD: { state: 0.06, combined: 0.06 },
    MA: { state: 0.0625, combined: 0.0625 },
    MI: { state: 0.06, combined: 0.06 },
    MN: { state: 0.06875, combined: 0.0814 },
    MS: { state: 0.07, combined: 0.0706 },
    MO: { state: 0.04225, combined: 0.0844 },
    MT: { state: 0, combined: 0 },
    NE: { state: 0.055, combined: 0.0698 },
    NV: { state: 0.0685, combined: 0.0824 },
    NH: { state: 0, combined: 0 },
    NJ: { state: 0.06625, combined: 0.066 },
    NM: { state: 0.04875, combined: 0.0768 },
    NY: { state: 0.04, combined: 0.0854 },
    NC: { state: 0.0475, combined: 0.071 },
    ND: { state: 0.05, combined: 0.0709 },
    OH: { state: 0.0575, combined: 0.0729 },
    OK: { state: 0.045, combined: 0.0906 },
    OR: { state: 0, combined: 0 },
    PA: { state: 0.06, combined: 0.0634 },
    RI: { state: 0.07, combined: 0.07 },
    SC: { state: 0.06, combined: 0.0749 },
    SD: { state: 0.042, combined: 0.0611 },
    TN: { state: 0.07, combined: 0.0961 },
    TX: { state: 0.0625, combined: 0.082 },
    UT: { state: 0.061, combined: 0.0742 },
    VT: { state: 0.06, combined: 0.0643 },
    VA: { state: 0.053, combined: 0.0577 },
    WA: { state: 0.065, combined: 0.0957 },
    WV: { state: 0.06, combined: 0.066 },
    WI: { state: 0.05, combined: 0.0572 },
    WY: { state: 0.04, combined: 0.0539 },
  },
  'tax-foundation-sales-2026',
  {
    asOf: '2026-07',
    note: 'State rate plus the average local rate. California, Utah and Virginia count their mandatory local parts as state tax; some New Jersey zones charge less than the state rate.',
  },
)
