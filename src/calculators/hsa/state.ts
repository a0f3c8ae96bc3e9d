import type { StateSide } from '#engine/health-savings/deposit-saving.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { fetchedLaw } from '../kit/fetched-law.ts'
import { isStateCode } from '../kit/states.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'

/** The state taxes these accounts. */
export const taxesAccount = (code: string): boolean => isStateCode(code) && hsaTaxedIn.value.includes(code)

export function stateSide({ state }: HsaInputs, law: Law): StateSide | null {
  const known = fetchedLaw(state)
  return known !== 'none'
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
