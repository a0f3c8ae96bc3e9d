import { cited } from '../cited.ts'
import type { Said } from '../said.ts'
import type { StateCode } from '../states/codes.ts'

export type PlainPropertyTaxNote = 'income-credit' | 'revenue-growth'

/** A rule on something else than one home, with the values that are said. Decimal rates a year. */
export interface PropertyTaxNoteValues {
  /** What local governments collect is limited by the laws of `year`. */
  'local-collections': { readonly year: number }
  'floating-exemption': { readonly since: number }
  'county-rules': { readonly rate: number }
  'budget-growth': { readonly rate: number }
  'collections-growth': { readonly rate: number }
  'collections-or-inflation': { readonly rate: number }
  'collections-outside-city': { readonly rate: number; readonly cityHomes: number }
  'all-homes-growth': { readonly rate: number }
  'county-homes-growth': { readonly rate: number; readonly years: number; readonly since: number }
  'share-of-value': { readonly homestead: number; readonly other: number }
  'vote-above': { readonly rate: number }
  'spread-over': { readonly years: number }
  'new-rates': { readonly from: number; readonly to: number }
}
export type PropertyTaxNote = PlainPropertyTaxNote | Said<PropertyTaxNoteValues>

/** `rate`: the most a year, decimal (South Carolina: in five years); null where the rule is not a single rate. */
export interface PropertyTaxLimit {
  /**
   * `value-growth` the taxed value of one property; `home-value-growth` that of a home its owner lives in; `statewide-growth` all
   * homes together; `bill-growth` the bill itself; `levy-growth` what the town or county collects, so one bill may rise more.
   */
  readonly kind:
    | 'value-growth'
    | 'home-value-growth'
    | 'statewide-growth'
    | 'bill-growth'
    | 'levy-growth'
    | 'share-of-value'
    | 'phase-in'
    | 'rates'
    | 'income-credit'
    | 'local-rules'
  readonly rate: number | null
  /** Where the rule is not a limit on one home: what it is. */
  readonly note?: PropertyTaxNote
  readonly confidence?: 'low' | 'medium'
}

/** A state that is absent has no general limit that we could confirm. */
export const propertyTaxLimits = cited<Readonly<Partial<Record<StateCode, PropertyTaxLimit>>>>(
  {
    // Since tax year 2025.
    AL: { kind: 'value-growth', rate: 0.07, confidence: 'medium' },
    // The limited property value grows by at most 5% a year.
    AZ: { kind: 'value-growth', rate: 0.05 },
    // 5% a year for a home you live in, 10% for other property.
    AR: { kind: 'value-growth', rate: 0.05 },
    // Proposition 13: 2% a year or inflation if lower, until the home is sold; the base rate is 1%.
    CA: {
      kind: 'value-growth',
      rate: 0.02,
    },
    CO: {
      kind: 'levy-growth',
      rate: null,
      note: { key: 'local-collections', values: { year: 2024 } },
      confidence: 'medium',
    },
    // 5% for owners of 65 and over.
    DC: { kind: 'home-value-growth', rate: 0.1, confidence: 'medium' },
    // Save Our Homes: 3% or inflation if lower, for the home you live in; 10% for other property. It can move with you.
    FL: {
      kind: 'home-value-growth',
      rate: 0.03,
    },
    GA: {
      kind: 'home-value-growth',
      rate: null,
      note: { key: 'floating-exemption', values: { since: 2025 } },
      confidence: 'medium',
    },
    HI: {
      kind: 'local-rules',
      rate: null,
      note: { key: 'county-rules', values: { rate: 0.03 } },
      confidence: 'low',
    },
    ID: {
      kind: 'levy-growth',
      rate: 0.03,
      note: { key: 'budget-growth', values: { rate: 0.03 } },
      confidence: 'medium',
    },
    IL: {
      kind: 'levy-growth',
      rate: null,
      note: { key: 'collections-or-inflation', values: { rate: 0.05 } },
      confidence: 'medium',
    },
    IN: {
      kind: 'share-of-value',
      rate: null,
      note: { key: 'share-of-value', values: { homestead: 0.01, other: 0.02 } },
    },
    IA: {
      kind: 'statewide-growth',
      rate: 0.03,
      note: { key: 'all-homes-growth', values: { rate: 0.03 } },
      confidence: 'medium',
    },
    KY: {
      kind: 'levy-growth',
      rate: 0.04,
      note: { key: 'vote-above', values: { rate: 0.04 } },
      confidence: 'medium',
    },
    LA: { kind: 'phase-in', rate: null, note: { key: 'spread-over', values: { years: 4 } }, confidence: 'low' },
    // Counties may set a lower limit, down to 0%.
    MD: { kind: 'home-value-growth', rate: 0.1 },
    MA: { kind: 'levy-growth', rate: 0.025, note: { key: 'collections-growth', values: { rate: 0.025 } } },
    // Proposal A: 5% or inflation if lower, until the home is sold.
    MI: { kind: 'value-growth', rate: 0.05 },
    MT: {
      kind: 'rates',
      rate: null,
      note: { key: 'new-rates', values: { from: 2025, to: 2026 } },
      confidence: 'medium',
    },
    // Growth of the bill: 3% for your own home, 8% for other property.
    NV: { kind: 'bill-growth', rate: 0.03 },
    // For homes, until sold.
    NM: { kind: 'value-growth', rate: 0.03 },
    NY: {
      kind: 'levy-growth',
      rate: 0.02,
      note: { key: 'collections-outside-city', values: { rate: 0.02, cityHomes: 0.06 } },
    },
    ND: {
      kind: 'levy-growth',
      rate: 0.03,
      note: { key: 'collections-growth', values: { rate: 0.03 } },
      confidence: 'medium',
    },
    // 3% for a homestead, 5% for other property.
    OK: { kind: 'value-growth', rate: 0.03 },
    // Measure 50: assessed value grows by at most 3% a year.
    OR: { kind: 'value-growth', rate: 0.03 },
    // 15% in five years, until the home is sold.
    SC: { kind: 'value-growth', rate: 0.15 },
    SD: {
      kind: 'home-value-growth',
      rate: 0.03,
      note: { key: 'county-homes-growth', values: { rate: 0.03, years: 5, since: 2025 } },
      confidence: 'medium',
    },
    // 10% a year for a homestead; 20% for other property up to a limit, to 2026.
    TX: {
      kind: 'home-value-growth',
      rate: 0.1,
    },
    VT: {
      kind: 'income-credit',
      rate: null,
      note: 'income-credit',
      confidence: 'medium',
    },
    WA: { kind: 'levy-growth', rate: 0.01, note: { key: 'collections-growth', values: { rate: 0.01 } } },
    WV: { kind: 'levy-growth', rate: null, note: 'revenue-growth', confidence: 'low' },
    // Growth of the tax on a home, plus a homeowner exemption.
    WY: {
      kind: 'bill-growth',
      rate: 0.04,
      confidence: 'medium',
    },
  },
  'state-property-tax-limits',
  { asOf: '2026', confidence: 'medium' },
)
