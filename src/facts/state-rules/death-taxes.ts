import { cited } from '../cited.ts'
import type { Said } from '../said.ts'
import type { StateCode } from '../states/codes.ts'

/** What there is to say about a state's estate tax. Dollars; shares are decimals. */
export type EstateTaxNote = Said<{
  /** The exemption is the federal one. */
  'follows-federal': Record<never, never>
  /** This year's amount is not confirmed; the year before had another. */
  'not-confirmed': { readonly year: number; readonly before: number }
  'also-inheritance': Record<never, never>
  /** The exemption works as a credit against the tax. */
  'as-credit': { readonly credit: number }
  /** Above this share of the exemption the whole estate is taxed. */
  cliff: { readonly share: number }
  /** A new law changes rates that are not confirmed. */
  'rates-open': Record<never, never>
}>

/** A state tax on the estate itself, above `exemption` dollars for deaths in 2026. null: not confirmed. */
export interface StateEstateTax {
  readonly exemption: number
  readonly rateFrom: number | null
  readonly rateTo: number | null
  readonly said?: EstateTaxNote
  readonly confidence?: 'low' | 'medium'
}
/** A state tax on what an heir receives; the rates are the lowest and highest anyone pays. */
export interface StateInheritanceTax {
  readonly rateFrom: number
  readonly rateTo: number
  /** What a child pays, above so many dollars. A spouse pays nothing in any of them. */
  readonly child: { readonly rate: number; readonly above: number }
}

/** Every other state has no estate tax. */
export const stateEstateTax = cited<Readonly<Partial<Record<StateCode, StateEstateTax>>>>(
  {
    CT: { exemption: 15_000_000, rateFrom: 0.12, rateTo: 0.12, said: { key: 'follows-federal', values: {} } },
    DC: {
      exemption: 4_988_400,
      rateFrom: 0.112,
      rateTo: 0.16,
      said: { key: 'not-confirmed', values: { year: 2026, before: 4_873_200 } },
      confidence: 'low',
    },
    HI: { exemption: 5_490_000, rateFrom: 0.1, rateTo: 0.2 },
    IL: { exemption: 4_000_000, rateFrom: 0.008, rateTo: 0.16 },
    ME: {
      exemption: 7_160_000,
      rateFrom: 0.08,
      rateTo: 0.12,
      said: { key: 'not-confirmed', values: { year: 2026, before: 7_000_000 } },
      confidence: 'medium',
    },
    MD: { exemption: 5_000_000, rateFrom: 0.008, rateTo: 0.16, said: { key: 'also-inheritance', values: {} } },
    MA: { exemption: 2_000_000, rateFrom: 0.008, rateTo: 0.16, said: { key: 'as-credit', values: { credit: 99_600 } } },
    MN: { exemption: 3_000_000, rateFrom: 0.13, rateTo: 0.16 },
    NY: {
      exemption: 7_350_000,
      rateFrom: 0.0306,
      rateTo: 0.16,
      said: { key: 'cliff', values: { share: 1.05 } },
    },
    OR: { exemption: 1_000_000, rateFrom: 0.1, rateTo: 0.16 },
    RI: {
      exemption: 1_838_056,
      rateFrom: 0.008,
      rateTo: 0.16,
      said: { key: 'not-confirmed', values: { year: 2026, before: 1_802_431 } },
      confidence: 'medium',
    },
    VT: { exemption: 5_000_000, rateFrom: 0.16, rateTo: 0.16 },
    WA: {
      exemption: 3_076_000,
      rateFrom: null,
      rateTo: null,
      said: { key: 'rates-open', values: {} },
      confidence: 'medium',
    },
  },
  'state-death-taxes',
  { asOf: '2026', confidence: 'medium' },
)

/** Every other state has no inheritance tax. Maryland has both. Iowa ended its tax in 2025. */
export const stateInheritanceTax = cited<Readonly<Partial<Record<StateCode, StateInheritanceTax>>>>(
  {
    KY: { rateFrom: 0.04, rateTo: 0.16, child: { rate: 0, above: 0 } },
    MD: { rateFrom: 0.1, rateTo: 0.1, child: { rate: 0, above: 0 } },
    NE: {
      rateFrom: 0.01,
      rateTo: 0.15,
      child: { rate: 0.01, above: 100_000 },
    },
    NJ: {
      rateFrom: 0.11,
      rateTo: 0.16,
      child: { rate: 0, above: 0 },
    },
    PA: { rateFrom: 0.045, rateTo: 0.15, child: { rate: 0.045, above: 0 } },
  },
  'state-death-taxes',
  { asOf: '2026' },
)
