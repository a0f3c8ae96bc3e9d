import type { StateSide } from '#engine/health-savings/deposit-saving.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { stateNames } from '#facts/states/codes.ts'
import { isState } from '#facts/states/on-demand.ts'
import type { Missing } from '../kit/missing.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'

const names: Readonly<Record<string, string>> = stateNames
export const stateNameOf = (code: string): string => names[code] ?? ''
/** The state taxes these accounts. */
export const taxesAccount = (code: string): boolean => isState(code) && hsaTaxedIn.value.includes(code)

/** The state's law comes when the state is chosen; no answer stands on half of it. */
export const missingLaw = ({ state }: HsaInputs): Missing | null =>
  stateLaw(state) === undefined ? { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) } : null

export function stateSide({ state }: HsaInputs, law: Law): StateSide | null {
  const known = stateLaw(state)
  return known
    ? {
        returns: (household, federal) => known.returnOf(household, federal, law.tax.year),
        followsFederal: !taxesAccount(state),
      }
    : null
}

/** The household on pay alone. A spouse who was not asked about is taken to be of the same age. */
export function householdOf(inputs: HsaInputs, law: Law): Household {
  const { status, income, spouseIncome, state, born, spouse, spouseBorn } = inputs
  const ageOf = (month: string) => Math.max(0, law.tax.year - Number(month.slice(0, 4)))
  const you = { ...noIncome, pay: income, age: ageOf(born) }
  const other = { ...noIncome, pay: spouseIncome, age: ageOf(spouse === 'none' ? born : spouseBorn) }
  const people = status === 'joint' ? ([you, other] as const) : ([you] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}
