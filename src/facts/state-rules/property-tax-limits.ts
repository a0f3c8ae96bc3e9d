import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

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
  readonly note: string
  readonly confidence?: 'low' | 'medium'
}

/** A state that is absent has no general limit that we could confirm. */
export const propertyTaxLimits = cited<Readonly<Partial<Record<StateCode, PropertyTaxLimit>>>>(
  {
    AL: { kind: 'value-growth', rate: 0.07, note: 'Since tax year 2025.', confidence: 'medium' },
    AZ: { kind: 'value-growth', rate: 0.05, note: 'The limited property value grows by at most 5% a year.' },
    AR: { kind: 'value-growth', rate: 0.05, note: '5% a year for a home you live in, 10% for other property.' },
    CA: {
      kind: 'value-growth',
      rate: 0.02,
      note: 'Proposition 13: 2% a year or inflation if lower, until the home is sold; the base rate is 1%.',
    },
    CO: {
      kind: 'levy-growth',
      rate: null,
      note: 'Limits on what local governments collect, under laws of 2024; no limit on a single home.',
      confidence: 'medium',
    },
    DC: { kind: 'home-value-growth', rate: 0.1, note: '5% for owners of 65 and over.', confidence: 'medium' },
    FL: {
      kind: 'home-value-growth',
      rate: 0.03,
      note: 'Save Our Homes: 3% or inflation if lower, for the home you live in; 10% for other property. It can move with you.',
    },
    GA: {
      kind: 'home-value-growth',
      rate: null,
      note: 'A floating exemption that follows inflation since 2025, unless the county or city opted out; many counties freeze values.',
      confidence: 'medium',
    },
    HI: {
      kind: 'local-rules',
      rate: null,
      note: 'Each county has its own; Hawaii County limits homeowners to 3%.',
      confidence: 'low',
    },
    ID: {
      kind: 'levy-growth',
      rate: 0.03,
      note: 'Local budgets may grow by 3%, plus new building.',
      confidence: 'medium',
    },
    IL: {
      kind: 'levy-growth',
      rate: null,
      note: 'Levies grow by 5% or inflation if lower, in many counties.',
      confidence: 'medium',
    },
    IN: {
      kind: 'share-of-value',
      rate: null,
      note: 'The bill is at most 1% of the value of a homestead, 2% of other homes.',
    },
    IA: {
      kind: 'statewide-growth',
      rate: 0.03,
      note: 'Growth of all homes in the state together.',
      confidence: 'medium',
    },
    KY: {
      kind: 'levy-growth',
      rate: 0.04,
      note: 'More than 4% of new revenue can be put to a vote.',
      confidence: 'medium',
    },
    LA: { kind: 'phase-in', rate: null, note: 'A large rise is spread over four years.', confidence: 'low' },
    MD: { kind: 'home-value-growth', rate: 0.1, note: 'Counties may set a lower limit, down to 0%.' },
    MA: { kind: 'levy-growth', rate: 0.025, note: 'Proposition 2 1/2 limits what a town collects, not a single bill.' },
    MI: { kind: 'value-growth', rate: 0.05, note: 'Proposal A: 5% or inflation if lower, until the home is sold.' },
    MT: {
      kind: 'rates',
      rate: null,
      note: 'New rates for homes you live in from 2025 and 2026.',
      confidence: 'medium',
    },
    NV: { kind: 'bill-growth', rate: 0.03, note: 'Growth of the bill: 3% for your own home, 8% for other property.' },
    NM: { kind: 'value-growth', rate: 0.03, note: 'For homes, until sold.' },
    NY: {
      kind: 'levy-growth',
      rate: 0.02,
      note: '2% on levies outside New York City; small homes in the city 6% a year and 20% in five years.',
    },
    ND: { kind: 'levy-growth', rate: 0.03, note: 'Local levies, since 2025.', confidence: 'medium' },
    OK: { kind: 'value-growth', rate: 0.03, note: '3% for a homestead, 5% for other property.' },
    OR: { kind: 'value-growth', rate: 0.03, note: 'Measure 50: assessed value grows by at most 3% a year.' },
    SC: { kind: 'value-growth', rate: 0.15, note: '15% in five years, until the home is sold.' },
    SD: {
      kind: 'home-value-growth',
      rate: 0.03,
      note: 'Growth of all owner-occupied homes in a county, for five years from 2025.',
      confidence: 'medium',
    },
    TX: {
      kind: 'home-value-growth',
      rate: 0.1,
      note: '10% a year for a homestead; 20% for other property up to a limit, to 2026.',
    },
    VT: {
      kind: 'income-credit',
      rate: null,
      note: 'A credit against the bill that follows income.',
      confidence: 'medium',
    },
    WA: { kind: 'levy-growth', rate: 0.01, note: 'What a district collects grows by at most 1% a year.' },
    WV: { kind: 'levy-growth', rate: null, note: 'Limits on the growth of revenue.', confidence: 'low' },
    WY: {
      kind: 'bill-growth',
      rate: 0.04,
      note: 'Growth of the tax on a home, plus a homeowner exemption.',
      confidence: 'medium',
    },
  },
  'state-property-tax-limits',
  { asOf: '2026', confidence: 'medium' },
)
