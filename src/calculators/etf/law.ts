import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { EtfInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
const names: Readonly<Record<string, string>> = stateNames

/** Income tax law of a year. */
export const lawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : 2026]

/** The state's law comes when the state is chosen: every account is compared with a taxable one. */
export const missingLaw = ({ state, taxBy }: EtfInputs): Missing | null =>
  taxBy === 'household' && stateLaw(state) === undefined
    ? { what: `${names[state] ?? 'the state'}’s rules`, fetch: () => fetchStateLaw(state) }
    : null
