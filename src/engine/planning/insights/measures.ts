import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import type { Household } from '#engine/household/household.ts'
import type { Account, Bill, HouseholdDebt, HouseholdGoal, Income, Person, Policy } from '#engine/household/lists.ts'
import { debtPayment, incomePerMonth, type MonthlyFlows, monthlyFlows } from '#engine/household/monthly-flows.ts'
import {
  cashOf,
  essentialsOf,
  investedOf,
  isCash,
  isInvested,
  isRetirement,
  liquidityMonths,
  worthOf,
} from '#engine/household/standing.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import { sumToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import type { YearLimits } from './year-limits.ts'

/**
 * What the rules look at, read from a household once. Dollars a month unless the name says otherwise; null is unknown, and a rule that
 * needs it stays silent. An empty list is unknown too: it may be that there is nothing, or that nobody has said.
 */
export interface Measures {
  readonly today: IsoDate
  readonly law: YearLimits
  readonly household: Household
  readonly flows: MonthlyFlows
  readonly takeHome: number | null
  /** Take-home less living costs and debt payments, before savings. */
  readonly left: number | null
  /** Before taxes; null where some pay is known only as take-home. */
  readonly gross: number | null
  /** Essential costs with the payments that must be made. */
  readonly essentials: number | null
  /** In checking, savings and CDs; null without such an account. */
  readonly cash: number | null
  /** Months of essentials that cash pays. */
  readonly cushion: number | null
  readonly cashAccounts: readonly Account[] | null
  /** Meant to grow, with something in it. */
  readonly invested: readonly Account[] | null
  readonly retirement: readonly Account[] | null
  /** Owned less owed; null without any account. */
  readonly netWorth: number | null
  readonly debts: readonly HouseholdDebt[] | null
  readonly cards: readonly HouseholdDebt[] | null
  /** Rent, or the home loans' payments with what the budget says of property tax, dues and home insurance. */
  readonly housing: number | null
  /** The home: its value and what is owed on it. Null without a home's value. */
  readonly home: { readonly value: number; readonly owed: number; readonly basis: number | null } | null
  readonly policies: readonly Policy[] | null
  readonly bills: readonly Bill[] | null
  readonly incomes: readonly Income[] | null
  readonly goals: readonly HouseholdGoal[] | null
  /** Whoever of the visitor and a partner earns before-tax pay, with pay of a year. */
  readonly earners: readonly Earner[] | null
  readonly age: number | null
  readonly partner: Person | null
  readonly children: readonly Person[] | null
  readonly creditScore: number | null
}

export interface Earner {
  readonly id: string | null
  readonly name: string
  readonly age: number | null
  /** Dollars a year before taxes, from wages and own work. */
  readonly pay: number
}

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null)
const isWork = ({ kind }: Income): boolean => kind === 'wages' || kind === 'self-employment'
export const isHomeLoan = ({ kind }: HouseholdDebt): boolean => kind === 'mortgage' || kind === 'equity'

/** Pay that belongs to nobody in particular is the visitor's own. */
function earnersOf({ people, incomes }: Household, today: IsoDate): readonly Earner[] | null {
  const work = incomes.filter(isWork)
  if (work.some(({ isTakeHome }) => isTakeHome)) return null
  const adults = people.filter(({ role }) => role === 'you' || role === 'partner')
  const payOf = (own: (owner: string | null) => boolean) =>
    sumToCent(work.filter(({ owner }) => own(owner)).map((one) => incomePerMonth(one) * 12))
  const isNobodys = (owner: string | null) => !adults.some(({ id }) => id === owner)
  if (adults.length === 0) {
    const pay = payOf(() => true)
    return pay > 0 ? [{ id: null, name: '', age: null, pay }] : null
  }
  const earners = adults.map((one, at) => ({
    id: one.id,
    name: one.name,
    age: ageNow(one, today),
    pay: payOf((owner) => owner === one.id || (at === 0 && isNobodys(owner))),
  }))
  return unlessEmpty(earners.filter(({ pay }) => pay > 0))
}

function homeOf({ properties, debts }: Household): Measures['home'] {
  const homes = properties.filter(({ kind }) => kind === 'home')
  const [home] = homes
  if (!home || home.value <= 0) return null
  // A loan that names another property is not this home's.
  const owed = debts.filter((debt) => isHomeLoan(debt) && (debt.securedBy === null || debt.securedBy === home.id))
  return { value: home.value, owed: sumToCent(owed.map(({ balance }) => balance)), basis: home.basis }
}

function housingOf({ spending, debts }: Household): number | null {
  const loans = sumToCent(debts.filter(isHomeLoan).map((debt) => debtPayment(debt) ?? 0))
  const of = (key: string) => spending[key] ?? 0
  const main = Math.max(loans, of(HOME_PAYMENT_KEY))
  if (main <= 0) return null
  return sumToCent([main, of('housing_property-tax'), of('housing_hoa'), of('insurance_home-renters')])
}

export function measuresOf(household: Household, today: IsoDate, law: YearLimits): Measures {
  const flows = monthlyFlows(household)
  const { accounts, people, debts } = household
  const cashAccounts = unlessEmpty(accounts.filter(isCash))
  const you = people.find(({ role }) => role === 'you')
  return {
    today,
    law,
    household,
    flows,
    takeHome: flows.takeHome,
    left: flows.left,
    gross: flows.gross,
    essentials: essentialsOf(flows),
    cash: cashAccounts && cashOf(household),
    cushion: cashAccounts && liquidityMonths(household, flows),
    cashAccounts,
    invested: investedOf(household) > 0 ? accounts.filter((one) => isInvested(one) && one.balance > 0) : null,
    retirement: unlessEmpty(accounts.filter(isRetirement)),
    netWorth: accounts.length > 0 ? worthOf(household).netWorth : null,
    debts: unlessEmpty(debts),
    cards: unlessEmpty(debts.filter(({ kind }) => kind === 'card')),
    housing: housingOf(household),
    home: homeOf(household),
    policies: unlessEmpty(household.policies),
    bills: unlessEmpty(household.bills),
    incomes: unlessEmpty(household.incomes),
    goals: unlessEmpty(household.goals),
    earners: earnersOf(household, today),
    age: you ? ageNow(you, today) : null,
    partner: people.find(({ role }) => role === 'partner') ?? null,
    children: unlessEmpty(people.filter(({ role }) => role === 'child')),
    creditScore: household.creditScore,
  }
}
