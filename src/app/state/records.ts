/** The records of the visitor's picture, read together. What was put together is kept until one of them changes. */
import type { Household } from '#engine/household/household.ts'
import { budgetStore } from './budget-data.ts'
import { goalStore } from './goals.ts'
import { incomeStore } from './income-data.ts'
import { followOldDebts } from './old-debts.ts'
import { ownLists } from './own-lists.ts'
import { holdsNumbers, householdOf, type Records } from './own-picture.ts'
import { profile } from './profile.ts'

export interface OwnPicture {
  readonly household: Household
  /** Whether it holds a number of the visitor's own. */
  readonly hasNumbers: boolean
}

const recordStores = [ownLists, goalStore, incomeStore, budgetStore, profile] as const

followOldDebts()

let latest: { readonly values: readonly unknown[]; readonly picture: OwnPicture } | null = null

export function ownPicture(): OwnPicture {
  const values = recordStores.map((store) => store.get())
  if (latest && values.every((value, i) => value === latest?.values[i])) return latest.picture
  const records: Records = {
    lists: ownLists.get(),
    goals: goalStore.get().goals,
    income: incomeStore.get(),
    budget: budgetStore.get(),
    profile: profile.get(),
  }
  const household = householdOf(records)
  latest = { values, picture: { household, hasNumbers: holdsNumbers(household) } }
  return latest.picture
}

export function onRecords(listener: () => void): () => void {
  const stops = recordStores.map((store) => store.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}
