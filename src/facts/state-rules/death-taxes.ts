import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** A state tax on the estate itself, above `exemption` dollars for deaths in 2026. null: not confirmed. */
export interface StateEstateTax {
  readonly exemption: number
  readonly rateFrom: number | null
  readonly rateTo: number | null
  readonly note?: string
  readonly confidence?: 'low' | 'medium'
}
/** A state tax on what an heir receives; the rates are the lowest and highest anyone pays. */
export interface StateInheritanceTax {
  readonly rateFrom: number
  readonly rateTo: number
  readonly note: string
}

/** Every other state has no estate tax. */
export const stateEstateTax = cited<Readonly<Partial<Record<StateCode, StateEstateTax>>>>(
  {
    CT: { exemption: 15_000_000, rateFrom: 0.12, rateTo: 0.12, note: 'Equal to the federal amount.' },
    DC: {
      exemption: 4_988_400,
      rateFrom: 0.112,
      rateTo: 0.16,
      note: 'The 2026 amount is not confirmed; it was 4,873,200 in 2025.',
      confidence: 'low',
    },
    HI: { exemption: 5_490_000, rateFrom: 0.1, rateTo: 0.2 },
    IL: { exemption: 4_000_000, rateFrom: 0.008, rateTo: 0.16 },
    ME: { exemption: 7_160_000, rateFrom: 0.08, rateTo: 0.12, note: 'It was 7,000,000 in 2025.', confidence: 'medium' },
    MD: { exemption: 5_000_000, rateFrom: 0.008, rateTo: 0.16, note: 'Maryland also has an inheritance tax.' },
    MA: { exemption: 2_000_000, rateFrom: 0.008, rateTo: 0.16, note: 'Works as a credit of 99,600.' },
    MN: { exemption: 3_000_000, rateFrom: 0.13, rateTo: 0.16 },
    NY: {
      exemption: 7_350_000,
      rateFrom: 0.0306,
      rateTo: 0.16,
      note: 'Above 105% of the amount the whole estate is taxed.',
    },
    OR: { exemption: 1_000_000, rateFrom: 0.1, rateTo: 0.16 },
    RI: {
      exemption: 1_838_056,
      rateFrom: 0.008,
      rateTo: 0.16,
      note: 'It was 1,802,431 in 2025.',
      confidence: 'medium',
    },
    VT: { exemption: 5_000_000, rateFrom: 0.16, rateTo: 0.16 },
    WA: {
      exemption: 3_076_000,
      rateFrom: null,
      rateTo: null,
      note: 'Indexed; 3,000,000 from July 2025. A 2026 law changes the top rate, and the new rates are not confirmed.',
      confidence: 'medium',
    },
  },
  'state-death-taxes',
  { asOf: '2026', confidence: 'medium' },
)

/** Every other state has no inheritance tax. Maryland has both. Iowa ended its tax in 2025. */
export const stateInheritanceTax = cited<Readonly<Partial<Record<StateCode, StateInheritanceTax>>>>(
  {
    KY: { rateFrom: 0.04, rateTo: 0.16, note: 'Spouse, children, parents and siblings pay nothing.' },
    MD: { rateFrom: 0.1, rateTo: 0.1, note: 'Close family pays nothing.' },
    NE: {
      rateFrom: 0.01,
      rateTo: 0.15,
      note: 'A spouse pays nothing; close family pays 1% over 100,000; others 11% to 15%.',
    },
    NJ: {
      rateFrom: 0.11,
      rateTo: 0.16,
      note: 'Spouse, children and parents pay nothing; siblings pay 11% to 16% over 25,000; others 15% to 16%.',
    },
    PA: { rateFrom: 0.045, rateTo: 0.15, note: 'A spouse pays nothing, children 4.5%, siblings 12%, others 15%.' },
  },
  'state-death-taxes',
  { asOf: '2026' },
)
