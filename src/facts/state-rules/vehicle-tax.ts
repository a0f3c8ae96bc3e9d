import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** State tax on buying a car from a dealer. */
export interface VehicleTax {
  /** Decimal, state part; null: not a share of the price. */
  readonly rate: number | null
  /** County or city tax comes on top. */
  readonly local?: true
  /** Whether a trade-in lowers the price that is taxed. `partial`, `capped` and `new-only`: see the note. */
  readonly tradeIn: 'full' | 'capped' | 'new-only' | 'partial' | 'none' | 'no-tax'
  /** Whether a maker's rebate is still part of the taxed price; null where nothing is taxed. */
  readonly rebateTaxed: boolean | null
  readonly note?: string
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
      note: 'A special rate for vehicles; local tax is added.',
    },
    AK: {
      rate: 0,
      local: true,
      tradeIn: 'no-tax',
      rebateTaxed: null,
      note: 'No state tax; some boroughs and cities have one.',
    },
    AZ: { rate: 0.056, local: true, tradeIn: 'full', rebateTaxed: false },
    AR: {
      rate: 0.065,
      tradeIn: 'full',
      rebateTaxed: true,
      note: '3.5% for used vehicles of 4,000 to 9,999 dollars, none under 4,000.',
    },
    CA: { rate: 0.0725, local: true, tradeIn: 'none', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    CO: { rate: 0.029, local: true, tradeIn: 'full', rebateTaxed: true },
    CT: { rate: 0.0635, tradeIn: 'full', rebateTaxed: true, note: '7.75% above 50,000 dollars.' },
    DE: {
      rate: 0.0525,
      tradeIn: 'full',
      rebateTaxed: false,
      note: 'A document fee, 4.25% before October 2025.',
      unsure: ['rate'],
      confidence: 'low',
    },
    DC: {
      rate: null,
      tradeIn: 'none',
      rebateTaxed: true,
      note: 'A title tax by weight and mileage rating.',
      unsure: ['rate', 'rebate'],
      confidence: 'low',
    },
    FL: {
      rate: 0.06,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'The county surtax is only on the first 5,000 dollars.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    GA: {
      rate: 0.07,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'A one-time title tax in place of sales tax.',
      unsure: ['rate'],
      confidence: 'low',
    },
    HI: {
      rate: 0.04,
      local: true,
      tradeIn: 'none',
      rebateTaxed: true,
      note: 'General excise tax, up to 4.5% with the county part.',
    },
    ID: { rate: 0.06, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    IL: {
      rate: 0.0625,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'Sales between private people are taxed by a table.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    IN: { rate: 0.07, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    IA: { rate: 0.05, tradeIn: 'full', rebateTaxed: false, note: 'A one-time registration fee.' },
    KS: { rate: 0.065, local: true, tradeIn: 'full', rebateTaxed: false, unsure: ['rebate'], confidence: 'low' },
    KY: { rate: 0.06, tradeIn: 'full', rebateTaxed: false, note: 'A usage tax.' },
    LA: { rate: 0.05, local: true, tradeIn: 'full', rebateTaxed: false, unsure: ['rate'], confidence: 'low' },
    ME: { rate: 0.055, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    MD: {
      rate: 0.065,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'An excise tax, since July 2025.',
      unsure: ['rate'],
      confidence: 'low',
    },
    MA: { rate: 0.0625, tradeIn: 'full', rebateTaxed: false },
    MI: {
      rate: 0.06,
      tradeIn: 'capped',
      rebateTaxed: true,
      note: 'The trade-in counts up to 12,000 dollars in 2026, 1,000 more each year.',
    },
    MN: { rate: 0.06875, tradeIn: 'full', rebateTaxed: false, note: 'The motor vehicle sales tax.' },
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
      note: 'An excise tax.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    NY: { rate: 0.04, local: true, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    NC: {
      rate: 0.03,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'The highway use tax.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    ND: {
      rate: 0.05,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'An excise tax.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    OH: { rate: 0.0575, local: true, tradeIn: 'new-only', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    OK: {
      rate: 0.045,
      tradeIn: 'partial',
      rebateTaxed: false,
      note: '3.25% excise and 1.25% sales tax; a trade-in lowers only the sales tax part.',
      unsure: ['rate', 'tradeIn'],
      confidence: 'low',
    },
    OR: {
      rate: 0,
      tradeIn: 'no-tax',
      rebateTaxed: null,
      note: 'No sales tax; dealers pay 0.5% on new cars and may pass it on.',
    },
    PA: {
      rate: 0.06,
      local: true,
      tradeIn: 'full',
      rebateTaxed: false,
      note: '1% more in Allegheny County, 2% more in Philadelphia.',
    },
    RI: { rate: 0.07, tradeIn: 'full', rebateTaxed: false },
    SC: { rate: 0.05, tradeIn: 'full', rebateTaxed: true, note: 'A fee of at most 500 dollars.' },
    SD: {
      rate: 0.04,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'An excise tax; some lists say 4.2%.',
      unsure: ['rate', 'rebate'],
      confidence: 'low',
    },
    TN: {
      rate: 0.07,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'Local tax and a single-article tax are added.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    TX: { rate: 0.0625, tradeIn: 'full', rebateTaxed: false },
    UT: {
      rate: 0.061,
      local: true,
      tradeIn: 'full',
      rebateTaxed: false,
      note: 'With the mandatory local part; more local tax is added.',
    },
    VT: { rate: 0.06, tradeIn: 'full', rebateTaxed: false },
    VA: {
      rate: 0.0415,
      tradeIn: 'none',
      rebateTaxed: true,
      note: 'At least 75 dollars.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    WA: {
      rate: 0.07,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: '6.5% sales tax and 0.5% on vehicles from 2026.',
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
    note: 'These rules change often. Ask the dealer or your state before you sign.',
  },
)

/** Michigan: dollars of a trade-in that count, and what the limit gains every January. */
export const michiganTradeInLimit = cited({ limit: 12_000, yearlyStep: 1_000 }, 'state-vehicle-tax', { asOf: '2026' })
