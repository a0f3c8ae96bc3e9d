import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { EmergencyInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
export const lawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : 2026]

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(stateNames, code)
export const stateNameOf = (code: string): string => (isStateCode(code) ? stateNames[code] : '')

export const missingLaw = ({ state }: EmergencyInputs): Missing | null =>
  stateLaw(state) === undefined ? { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) } : null
