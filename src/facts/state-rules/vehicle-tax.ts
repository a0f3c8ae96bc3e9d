import { cited } from '../cited.ts'
import type { Said } from '../said.ts'
import type { StateCode } from '../states/codes.ts'

export type PlainVehicleNote =
  | 'special-rate'
  | 'some-boroughs'
  | 'by-weight-and-fuel'
  | 'title-tax'
  | 'private-sales-by-table'
  | 'registration-fee'
  | 'usage-tax'
  | 'excise-tax'
  | 'motor-vehicle-sales-tax'
  | 'highway-use-tax'
  | 'single-article-tax'
  | 'local-part-included'

/** What is special in a state, with the values that are said: dollars, decimal rates, months as 'YYYY-MM'. */
export interface VehicleNoteValues {
  'used-cars': { readonly rate: number; readonly from: number; readonly upTo: number }
  'higher-above': { readonly rate: number; readonly price: number }
  'document-fee': { readonly earlier: number; readonly before: string }
  'local-on-first': { readonly price: number }
  'general-excise': { readonly most: number }
  'excise-tax-since': { readonly since: string }
  'excise-and-sales': { readonly excise: number; readonly sales: number }
  'dealers-pay': { readonly rate: number }
  'more-in-places': { readonly places: readonly { readonly name: string; readonly rate: number }[] }
  'at-most': { readonly dollars: number }
  'at-least': { readonly dollars: number }
  'excise-tax-listed-otherwise': { readonly rate: number }
  'sales-and-vehicle-parts': { readonly sales: number; readonly vehicles: number; readonly year: number }
}
export type VehicleNote = PlainVehicleNote | Said<VehicleNoteValues>

/** State tax on buying a car from a dealer. */
export interface VehicleTax {
  /** Decimal, state part; null: not a share of the price. */
  readonly rate: number | null
  /** County or city tax comes on top. */
  readonly local?: true
  /** Whether a trade-in lowers the price that is taxed. `capped`: up to a limit of the year; `partial`: see the note. */
  readonly tradeIn: 'full' | 'capped' | 'new-only' | 'partial' | 'none' | 'no-tax'
  /** Whether a maker's rebate is still part of the taxed price; null where nothing is taxed. */
  readonly rebateTaxed: boolean | null
  readonly note?: VehicleNote
  /** Public lists disagree about these. */
  readonly unsure?: readonly ('rate' | 'tradeIn' | 'rebate')[]
  readonly confidence?: 'low'
}

export const vehicleTax = cited<Readonly<Record<StateCode, VehicleTax>>>(
  {
    AL: {
      rate: 0.02,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'special-rate',
    },
    AK: {
      rate: 0,
      local: true,
      tradeIn: 'no-tax',
      rebateTaxed: null,
      note: 'some-boroughs',
    },
    AZ: { rate: 0.056, local: true, tradeIn: 'full', rebateTaxed: false },
    AR: {
      rate: 0.065,
      tradeIn: 'full',
      rebateTaxed: true,
      note: { key: 'used-cars', values: { rate: 0.035, from: 4000, upTo: 9999 } },
    },
    CA: { rate: 0.0725, local: true, tradeIn: 'none', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    CO: { rate: 0.029, local: true, tradeIn: 'full', rebateTaxed: true },
    CT: {
      rate: 0.0635,
      tradeIn: 'full',
      rebateTaxed: true,
      note: { key: 'higher-above', values: { rate: 0.0775, price: 50_000 } },
    },
    DE: {
      rate: 0.0525,
      tradeIn: 'full',
      rebateTaxed: false,
      note: { key: 'document-fee', values: { earlier: 0.0425, before: '2025-10' } },
      unsure: ['rate'],
      confidence: 'low',
    },
    DC: {
      rate: null,
      tradeIn: 'none',
      rebateTaxed: true,
      note: 'by-weight-and-fuel',
      unsure: ['rate', 'rebate'],
      confidence: 'low',
    },
    FL: {
      rate: 0.06,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: { key: 'local-on-first', values: { price: 5000 } },
      unsure: ['rebate'],
      confidence: 'low',
    },
    GA: {
      rate: 0.07,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'title-tax',
      unsure: ['rate'],
      confidence: 'low',
    },
    HI: {
      rate: 0.04,
      local: true,
      tradeIn: 'none',
      rebateTaxed: true,
      note: { key: 'general-excise', values: { most: 0.045 } },
    },
    ID: { rate: 0.06, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    IL: {
      rate: 0.0625,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'private-sales-by-table',
      unsure: ['rebate'],
      confidence: 'low',
    },
    IN: { rate: 0.07, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    IA: { rate: 0.05, tradeIn: 'full', rebateTaxed: false, note: 'registration-fee' },
    KS: { rate: 0.065, local: true, tradeIn: 'full', rebateTaxed: false, unsure: ['rebate'], confidence: 'low' },
    KY: { rate: 0.06, tradeIn: 'full', rebateTaxed: false, note: 'usage-tax' },
    LA: { rate: 0.05, local: true, tradeIn: 'full', rebateTaxed: false, unsure: ['rate'], confidence: 'low' },
    ME: { rate: 0.055, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    MD: {
      rate: 0.065,
      tradeIn: 'full',
      rebateTaxed: true,
      note: { key: 'excise-tax-since', values: { since: '2025-07' } },
      unsure: ['rate'],
      confidence: 'low',
    },
    MA: { rate: 0.0625, tradeIn: 'full', rebateTaxed: false },
    MI: {
      rate: 0.06,
      tradeIn: 'capped',
      rebateTaxed: true,
    },
    MN: { rate: 0.06875, tradeIn: 'full', rebateTaxed: false, note: 'motor-vehicle-sales-tax' },
    MS: { rate: 0.05, tradeIn: 'full', rebateTaxed: true },
    MO: { rate: 0.04225, local: true, tradeIn: 'full', rebateTaxed: false },
    MT: { rate: 0, tradeIn: 'no-tax', rebateTaxed: null },
    NE: { rate: 0.055, local: true, tradeIn: 'full', rebateTaxed: false },
    NV: { rate: 0.0685, local: true, tradeIn: 'full', rebateTaxed: true },
    NH: { rate: 0, tradeIn: 'no-tax', rebateTaxed: null },
    NJ: { rate: 0.06625, tradeIn: 'full', rebateTaxed: true },
    NM: {
      rate: 0.04,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'excise-tax',
      unsure: ['rebate'],
      confidence: 'low',
    },
    NY: { rate: 0.04, local: true, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    NC: {
      rate: 0.03,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'highway-use-tax',
      unsure: ['rebate'],
      confidence: 'low',
    },
    ND: {
      rate: 0.05,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'excise-tax',
      unsure: ['rebate'],
      confidence: 'low',
    },
    OH: { rate: 0.0575, local: true, tradeIn: 'new-only', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    OK: {
      rate: 0.045,
      tradeIn: 'partial',
      rebateTaxed: false,
      note: { key: 'excise-and-sales', values: { excise: 0.0325, sales: 0.0125 } },
      unsure: ['rate', 'tradeIn'],
      confidence: 'low',
    },
    OR: {
      rate: 0,
      tradeIn: 'no-tax',
      rebateTaxed: null,
      note: { key: 'dealers-pay', values: { rate: 0.005 } },
    },
    PA: {
      rate: 0.06,
      local: true,
      tradeIn: 'full',
      rebateTaxed: false,
      note: {
        key: 'more-in-places',
        values: {
          places: [
            { name: 'Allegheny County', rate: 0.01 },
            { name: 'Philadelphia', rate: 0.02 },
          ],
        },
      },
    },
    RI: { rate: 0.07, tradeIn: 'full', rebateTaxed: false },
    SC: { rate: 0.05, tradeIn: 'full', rebateTaxed: true, note: { key: 'at-most', values: { dollars: 500 } } },
    SD: {
      rate: 0.04,
      tradeIn: 'full',
      rebateTaxed: true,
      note: { key: 'excise-tax-listed-otherwise', values: { rate: 0.042 } },
      unsure: ['rate', 'rebate'],
      confidence: 'low',
    },
    TN: {
      rate: 0.07,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'single-article-tax',
      unsure: ['rebate'],
      confidence: 'low',
    },
    TX: { rate: 0.0625, tradeIn: 'full', rebateTaxed: false },
    UT: {
      rate: 0.061,
      local: true,
      tradeIn: 'full',
      rebateTaxed: false,
      note: 'local-part-included',
    },
    VT: { rate: 0.06, tradeIn: 'full', rebateTaxed: false },
    VA: {
      rate: 0.0415,
      tradeIn: 'none',
      rebateTaxed: true,
      note: { key: 'at-least', values: { dollars: 75 } },
      unsure: ['rebate'],
      confidence: 'low',
    },
    WA: {
      rate: 0.07,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: { key: 'sales-and-vehicle-parts', values: { sales: 0.065, vehicles: 0.005, year: 2026 } },
      unsure: ['rate'],
      confidence: 'low',
    },
    WV: { rate: 0.06, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    WI: { rate: 0.05, local: true, tradeIn: 'full', rebateTaxed: true },
    WY: { rate: 0.04, local: true, tradeIn: 'full', rebateTaxed: false },
  },
  'state-vehicle-tax',
  {
    asOf: '2026',
    confidence: 'medium',
  },
)

/** Michigan: dollars of a trade-in that count, and what the limit gains every January. */
export const michiganTradeInLimit = cited({ limit: 12_000, yearlyStep: 1_000 }, 'state-vehicle-tax', { asOf: '2026' })
