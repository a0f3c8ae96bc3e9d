import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { NetWorthInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
export const lawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : 2026]

const names: Readonly<Record<string, string>> = stateNames
export const stateNameOf = (code: string): string => names[code] ?? ''

/** The state's law comes when the state is chosen and asked for. */
export const missingLaw = ({ state, taxWay }: NetWorthInputs): Missing | null =>
  taxWay === 'returns' && stateLaw(state) === undefined
    ? { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) }
    : null
