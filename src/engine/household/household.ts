import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type {
  Account,
  Bill,
  Contact,
  Expected,
  HouseholdDebt,
  HouseholdDocument,
  HouseholdGoal,
  Income,
  Person,
  Policy,
  Property,
} from './lists.ts'

/**
 * The picture of a household: everything the planning screens reason from, put together from what the visitor keeps. Pure functions of
 * it stand beside this file; none of them stores anything.
 */
export interface Household {
  /** Two letters; null: not said. */
  readonly state: string | null
  readonly filingStatus: FilingStatus | null
  /** 300 to 850; null: not said. */
  readonly creditScore: number | null
  /** What reaches the bank each month, where the visitor has said so; null: to be worked out from the incomes. */
  readonly monthlyTakeHome: number | null
  /** Dollars a month by item of the budget (`category_item`); empty: not said. It holds the bills, and what is paid on debts. */
  readonly spending: Readonly<Record<string, number>>
  /** Essential costs, dollars a month, where the visitor gave one number for them. */
  readonly monthlyEssentials: number | null
  readonly people: readonly Person[]
  readonly incomes: readonly Income[]
  readonly accounts: readonly Account[]
  readonly properties: readonly Property[]
  readonly debts: readonly HouseholdDebt[]
  readonly policies: readonly Policy[]
  readonly bills: readonly Bill[]
  /** Most important first. */
  readonly goals: readonly HouseholdGoal[]
  readonly expected: readonly Expected[]
  readonly documents: readonly HouseholdDocument[]
  /** The first to be called first. */
  readonly contacts: readonly Contact[]
}

export const emptyHousehold: Household = {
  state: null,
  filingStatus: null,
  creditScore: null,
  monthlyTakeHome: null,
  spending: {},
  monthlyEssentials: null,
  people: [],
  incomes: [],
  accounts: [],
  properties: [],
  debts: [],
  policies: [],
  bills: [],
  goals: [],
  expected: [],
  documents: [],
  contacts: [],
}
