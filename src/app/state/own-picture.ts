/**
 * The visitor's picture, put together from the records that are the ones (decision 0026): lists of the household, incomes of the income
 * tool, spending and take-home pay of the budget, goals, and the profile's facts. Where a list says nothing yet, the profile's total stands
 * in as one entry of it. Pure: stores are read in `picture.ts`.
 */
import { monthlyExpenses } from '#engine/budget/monthly.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import type { HouseholdGoal } from '#engine/household/lists.ts'
import type { Month } from '#engine/month.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { BudgetData } from './budget-data.ts'
import type { Goal } from './goals.ts'
import { type IncomeData, isExampleCosts, isExampleIncome } from './income-data.ts'
import { entryOfSource } from './income-entries.ts'
import type { EntryIn, OwnLists } from './own-lists.ts'
import type { Profile } from './profile.ts'

/** Everything the visitor keeps that the picture is made of. */
export interface Records {
  readonly lists: OwnLists
  readonly goals: readonly Goal[]
  readonly income: IncomeData
  readonly budget: BudgetData
  readonly profile: Profile
}
/** Ids of entries that a fact of the profile stands in for, and the fact. */
export const standIns = {
  'profile-savings': 'savings',
  'profile-retirement': 'retirementSavings',
  'profile-home': 'homeValue',
  'profile-income': 'annualIncome',
} as const
export type StandInId = keyof typeof standIns
export const isStandIn = (id: string): id is StandInId => Object.hasOwn(standIns, id)
/** The person the profile's name and birth month belong to. */
export const YOU = 'you'

const blankAccount = {
  owner: null,
  apy: null,
  basis: null,
  stocks: null,
  oneCompany: null,
  fees: null,
  monthly: null,
  matchRate: null,
  matchUpTo: null,
  payShare: null,
  matures: null,
  note: null,
}
const cashKinds: readonly string[] = ['checking', 'savings', 'cd']
const retirementKinds: readonly string[] = ['traditional-ira', 'roth-ira', 'traditional-401k', 'roth-401k']

function accountsOf({ lists, profile }: Records): readonly EntryIn<'accounts'>[] {
  const lacks = (kinds: readonly string[]) => !lists.accounts.some(({ kind }) => kinds.includes(kind))
  const standing: EntryIn<'accounts'>[] = []
  if (profile.savings !== undefined && lacks(cashKinds))
    standing.push({
      ...blankAccount,
      id: 'profile-savings',
      name: 'Savings',
      kind: 'savings',
      balance: profile.savings,
    })
  if (profile.retirementSavings !== undefined && lacks(retirementKinds))
    standing.push({
      ...blankAccount,
      id: 'profile-retirement',
      name: 'Retirement savings',
      kind: 'traditional-401k',
      balance: profile.retirementSavings,
    })
  return standing.length > 0 ? [...standing, ...lists.accounts] : lists.accounts
}

function propertiesOf({ lists, profile }: Records): readonly EntryIn<'properties'>[] {
  if (profile.homeValue === undefined || lists.properties.some(({ kind }) => kind === 'home')) return lists.properties
  const home = { basis: null, bought: null, monthlyRent: null, yearlyTax: null }
  return [{ ...home, id: 'profile-home', name: 'Home', kind: 'home', value: profile.homeValue }, ...lists.properties]
}

function peopleOf({ lists, profile }: Records): readonly EntryIn<'people'>[] {
  const own = lists.people.find(({ id }) => id === YOU)
  const others = lists.people.filter(({ id }) => id !== YOU)
  if (!own && profile.name === undefined && profile.birthMonth === undefined) return others
  const you: EntryIn<'people'> = {
    id: YOU,
    role: 'you',
    name: profile.name ?? '',
    born: (profile.birthMonth ?? null) as Month | null,
    tobacco: own?.tobacco ?? null,
  }
  return [you, ...others]
}

function incomesOf({ income, profile }: Records): readonly EntryIn<'incomes'>[] {
  if (!isExampleIncome(income)) return income.sources.map(entryOfSource)
  if (profile.annualIncome === undefined) return []
  return [
    {
      id: 'profile-income',
      name: 'Pay',
      kind: 'wages',
      owner: null,
      amount: profile.annualIncome,
      every: 'year',
      isTakeHome: false,
      reliability: 8,
      isGuaranteed: true,
      nextOn: null,
      until: null,
    },
  ]
}

const goalEntry = (goal: Goal): HouseholdGoal => ({
  id: goal.id,
  name: goal.name,
  target: goal.targetAmount,
  saved: goal.currentAmount,
  by: (goal.date ?? null) as Month | null,
  note: goal.note ?? null,
})

/** The picture of these records. The essential costs of the income tool count where the profile names none. */
export function householdOf(records: Records): Household {
  const { lists, goals, income, budget, profile } = records
  const essentials = isExampleCosts(income) ? 0 : monthlyExpenses(income.expenses).essential
  return {
    ...emptyHousehold,
    state: profile.state ?? null,
    filingStatus: (profile.filingStatus ?? null) as FilingStatus | null,
    creditScore: profile.creditScore ?? null,
    monthlyTakeHome: budget.monthlyIncome > 0 ? budget.monthlyIncome : null,
    spending: budget.expenses,
    monthlyEssentials: profile.monthlyEssentials ?? (essentials > 0 ? essentials : null),
    people: peopleOf(records),
    incomes: incomesOf(records),
    accounts: accountsOf(records),
    properties: propertiesOf(records),
    debts: lists.debts,
    policies: lists.policies,
    bills: lists.bills,
    goals: goals.map(goalEntry),
    expected: lists.expected,
    documents: lists.documents,
    contacts: lists.contacts,
  }
}

/** Whether there is a number of the visitor's own in it. Who they are alone is none. */
export function holdsNumbers(household: Household): boolean {
  const { monthlyTakeHome, monthlyEssentials, spending, people: _people, ...others } = household
  if (monthlyTakeHome !== null || monthlyEssentials !== null || Object.keys(spending).length > 0) return true
  return Object.values(others).some((list) => Array.isArray(list) && list.length > 0)
}
