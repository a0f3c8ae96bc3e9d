/** What tax takes of bank and Treasury interest, by whole returns with and without it. */
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { bankOrTreasuryTax, type InterestTax, type StateReturnFor } from '#engine/tax/interest-tax.ts'
import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { CdInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
export const lawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : 2026]

const names: Readonly<Record<string, string>> = stateNames
export const stateNameOf = (code: string): string => names[code] ?? ''

export const missingLaw = ({ state }: CdInputs): Missing | null =>
  stateLaw(state) === undefined ? { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) } : null

function householdOf({ status, income, state }: CdInputs): Household {
  const earner = { ...noIncome, pay: income }
  const people = status === 'joint' ? ([earner, noIncome] as const) : ([earner] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}

/** Below this the taxes of a year's interest are too small to tell a share from. */
const LEAST_INTEREST = 100

export interface InterestShares {
  /** The interest the shares were found with. Dollars in one year. */
  readonly sample: number
  readonly bank: InterestTax
  readonly treasury: InterestTax
  /** Shares of the interest, decimals from 0 to 1. */
  readonly bankShare: number
  readonly treasuryShare: number
}

/** The shares of tax in one year's interest; the same shares are then used for the whole term. */
export function interestShares(inputs: CdInputs, law: TaxYearFacts, yearInterest: number): InterestShares {
  const state = stateLaw(inputs.state)
  const stateReturnFor: StateReturnFor = state
    ? (household) => (federal) => state.returnOf(household, federal, law.year)
    : null
  const sample = Math.max(LEAST_INTEREST, yearInterest)
  const { bank, treasury } = bankOrTreasuryTax(householdOf(inputs), law, stateReturnFor, sample)
  const share = (tax: InterestTax) => Math.min(1, Math.max(0, tax.total / sample))
  return { sample, bank, treasury, bankShare: share(bank), treasuryShare: share(treasury) }
}
