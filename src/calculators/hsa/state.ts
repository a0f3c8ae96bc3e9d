import type { StateSide } from '#engine/health-savings/deposit-saving.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { isStateCode } from '../kit/states.ts'
import type { Rules } from './rules.ts'
import type { HsaInputs } from './sections.ts'

/** The state taxes these accounts. */
export const taxesAccount = (code: string): boolean => isStateCode(code) && hsaTaxedIn.value.includes(code)

export function stateSide({ state }: HsaInputs, { state: known, tax }: Rules): StateSide | null {
  return known === 'none'
    ? null
    : {
        returns: (household, federal) => known.returnOf(household, federal, tax.year),
        followsFederal: !taxesAccount(state),
      }
}

/** The household on pay alone. A spouse who was not asked about is taken to be of the same age. */
export function householdOf(inputs: HsaInputs, law: Rules): Household {
  const { status, income, spouseIncome, state, born, spouse, spouseBorn } = inputs
  const ageOf = (month: string) => Math.max(0, law.tax.year - Number(month.slice(0, 4)))
  const you = { ...noIncome, pay: income, age: ageOf(born) }
  const other = { ...noIncome, pay: spouseIncome, age: ageOf(spouse === 'none' ? born : spouseBorn) }
  const people = status === 'joint' ? ([you, other] as const) : ([you] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}
