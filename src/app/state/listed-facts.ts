/** Facts of the profile that a list of the household says: once the list has an entry for it, the list is the record (decision 0026). */
import type { Household } from '#engine/household/household.ts'
import type { ListName } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { cashOf, isCash, isRetirement, retirementOf } from '#engine/household/standing.ts'
import { isStandIn } from './own-picture.ts'
import type { Profile } from './profile.ts'

/** What a list says of a fact. `amount` is null where it cannot be told from the list: pay before tax, of take-home pay. */
export interface Listed {
  readonly list: ListName
  readonly amount: number | null
}
export type ListedKey = 'savings' | 'retirementSavings' | 'homeValue' | 'annualIncome'
export const listedKeys: readonly ListedKey[] = ['savings', 'retirementSavings', 'homeValue', 'annualIncome']

const isOwn = ({ id }: { readonly id: string }): boolean => !isStandIn(id)

/** Null where the profile's own number counts. */
export function listedFact(household: Household, key: ListedKey): Listed | null {
  const { accounts, properties, incomes } = household
  switch (key) {
    case 'savings':
      return accounts.some((one) => isOwn(one) && isCash(one)) ? { list: 'accounts', amount: cashOf(household) } : null
    case 'retirementSavings':
      return accounts.some((one) => isOwn(one) && isRetirement(one))
        ? { list: 'accounts', amount: retirementOf(household) }
        : null
    case 'homeValue': {
      const homes = properties.filter((one) => isOwn(one) && one.kind === 'home')
      return homes.length > 0 ? { list: 'properties', amount: homes.reduce((sum, { value }) => sum + value, 0) } : null
    }
    case 'annualIncome': {
      if (!incomes.some(isOwn)) return null
      const isKnown = incomes.every(({ isTakeHome }) => !isTakeHome)
      const perYear = incomes.reduce((sum, one) => sum + incomePerMonth(one) * 12, 0)
      return { list: 'incomes', amount: isKnown ? Math.round(perYear) : null }
    }
  }
}

/** The profile as calculators may use it: facts that a list says come from the list. */
export function profileWithLists(profile: Profile, household: Household): Profile {
  const listed = listedKeys.flatMap((key) => {
    const found = listedFact(household, key)
    return found === null ? [] : [[key, found.amount !== null && found.amount > 0 ? found.amount : undefined] as const]
  })
  if (listed.length === 0) return profile
  const whole = { ...profile, ...Object.fromEntries(listed) }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as Profile
}
