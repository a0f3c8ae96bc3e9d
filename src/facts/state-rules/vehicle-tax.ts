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
      note: 'That’s a special rate for vehicles, and local tax is added.',
    },
    AK: {
      rate: 0,
      local: true,
      tradeIn: 'no-tax',
      rebateTaxed: null,
      note: 'Some boroughs and cities have one.',
    },
    AZ: { rate: 0.056, local: true, tradeIn: 'full', rebateTaxed: false },
    AR: {
      rate: 0.065,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'For used cars, it’s 3.5% from $4,000 to $9,999 and nothing below.',
    },
    CA: { rate: 0.0725, local: true, tradeIn: 'none', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    CO: { rate: 0.029, local: true, tradeIn: 'full', rebateTaxed: true },
    CT: { rate: 0.0635, tradeIn: 'full', rebateTaxed: true, note: 'It’s 7.75% above $50,000.' },
    DE: {
      rate: 0.0525,
      tradeIn: 'full',
      rebateTaxed: false,
      note: 'It’s a document fee, 4.25% before October 2025.',
      unsure: ['rate'],
      confidence: 'low',
    },
    DC: {
      rate: null,
      tradeIn: 'none',
      rebateTaxed: true,
      note: 'It charges a title tax by weight and fuel economy.',
      unsure: ['rate', 'rebate'],
      confidence: 'low',
    },
    FL: {
      rate: 0.06,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'The county surtax applies only to the first $5,000.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    GA: {
      rate: 0.07,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'It’s a one-time title tax that replaces sales tax.',
      unsure: ['rate'],
      confidence: 'low',
    },
    HI: {
      rate: 0.04,
      local: true,
      tradeIn: 'none',
      rebateTaxed: true,
      note: 'It’s a general excise tax, up to 4.5% with the county part.',
    },
    ID: { rate: 0.06, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    IL: {
      rate: 0.0625,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'Private sales are taxed by a table instead.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    IN: { rate: 0.07, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    IA: { rate: 0.05, tradeIn: 'full', rebateTaxed: false, note: 'It’s a one-time registration fee.' },
    KS: { rate: 0.065, local: true, tradeIn: 'full', rebateTaxed: false, unsure: ['rebate'], confidence: 'low' },
    KY: { rate: 0.06, tradeIn: 'full', rebateTaxed: false, note: 'It’s a usage tax.' },
    LA: { rate: 0.05, local: true, tradeIn: 'full', rebateTaxed: false, unsure: ['rate'], confidence: 'low' },
    ME: { rate: 0.055, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    MD: {
      rate: 0.065,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'It’s an excise tax, since July 2025.',
      unsure: ['rate'],
      confidence: 'low',
    },
    MA: { rate: 0.0625, tradeIn: 'full', rebateTaxed: false },
    MI: {
      rate: 0.06,
      tradeIn: 'capped',
      rebateTaxed: true,
      note: 'The trade-in counts up to $12,000 in 2026, $1,000 more each year.',
    },
    MN: { rate: 0.06875, tradeIn: 'full', rebateTaxed: false, note: 'It’s the motor vehicle sales tax.' },
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
      note: 'It’s an excise tax.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    NY: { rate: 0.04, local: true, tradeIn: 'full', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    NC: {
      rate: 0.03,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'It’s the highway use tax.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    ND: {
      rate: 0.05,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'It’s an excise tax.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    OH: { rate: 0.0575, local: true, tradeIn: 'new-only', rebateTaxed: true, unsure: ['rebate'], confidence: 'low' },
    OK: {
      rate: 0.045,
      tradeIn: 'partial',
      rebateTaxed: false,
      note: 'It’s 3.25% excise and 1.25% sales tax, and a trade-in lowers only the sales tax.',
      unsure: ['rate', 'tradeIn'],
      confidence: 'low',
    },
    OR: {
      rate: 0,
      tradeIn: 'no-tax',
      rebateTaxed: null,
      note: 'Dealers pay 0.5% on new cars and can pass it on.',
    },
    PA: {
      rate: 0.06,
      local: true,
      tradeIn: 'full',
      rebateTaxed: false,
      note: 'It’s 1% more in Allegheny County and 2% more in Philadelphia.',
    },
    RI: { rate: 0.07, tradeIn: 'full', rebateTaxed: false },
    SC: { rate: 0.05, tradeIn: 'full', rebateTaxed: true, note: 'The fee is $500 at most.' },
    SD: {
      rate: 0.04,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'It’s an excise tax, and some lists say 4.2%.',
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
      note: 'That includes the mandatory local part, and more local tax is added.',
    },
    VT: { rate: 0.06, tradeIn: 'full', rebateTaxed: false },
    VA: {
      rate: 0.0415,
      tradeIn: 'none',
      rebateTaxed: true,
      note: 'The tax is at least $75.',
      unsure: ['rebate'],
      confidence: 'low',
    },
    WA: {
      rate: 0.07,
      local: true,
      tradeIn: 'full',
      rebateTaxed: true,
      note: 'That’s 6.5% sales tax plus 0.5% on vehicles from 2026.',
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
