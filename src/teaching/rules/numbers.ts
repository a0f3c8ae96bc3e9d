import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import type { Household } from '#engine/household/household.ts'
import type { Account, HouseholdDebt } from '#engine/household/lists.ts'
import { debtPayment, incomePerMonth, type MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { ageNow } from '#engine/household/people.ts'
import { cashOf, investedOf, retirementOf } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'
import { onHome } from '#engine/wealth/balance-sheet.ts'

/** What the rules ask of a household. Dollars, per month or per year as named; percent points; null: not known. */
export interface RuleNumbers {
  readonly age: number | null
  readonly grossMonth: number | null
  readonly grossYear: number | null
  readonly takeHome: number | null
  readonly needs: number | null
  readonly wants: number | null
  readonly essentials: number | null
  readonly spendingYear: number | null
  readonly housing: number | null
  readonly otherDebtPayments: number | null
  readonly carPayments: number | null
  readonly cash: number | null
  readonly invested: number | null
  readonly retirement: number | null
  readonly savedMonth: number | null
  readonly stocksShare: number | null
  readonly cardBalance: number | null
  readonly cardLimit: number | null
  readonly homeValue: number | null
  readonly lifeCover: number | null
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)
/** Null for an empty list: nothing entered is not zero. */
const sumOrUnknown = (amounts: readonly number[]): number | null => (amounts.length === 0 ? null : sum(amounts))

function stocksShareOf(accounts: readonly Account[]): number | null {
  const known = accounts.filter(({ stocks, balance }) => stocks !== null && balance > 0)
  const worth = sum(known.map(({ balance }) => balance))
  return worth > 0 ? (100 * sum(known.map(({ balance, stocks }) => balance * (stocks ?? 0)))) / worth : null
}
const paymentsOf = (debts: readonly HouseholdDebt[]): number => sum(debts.map((debt) => debtPayment(debt) ?? 0))

/** Reads a household for the rules. `flows` are its monthly flows, with tax worked out or not. */
export function ruleNumbers(household: Household, flows: MonthlyFlows, today: IsoDate): RuleNumbers {
  const { accounts, debts, incomes, people, policies, properties, spending } = household
  const you = people.find(({ role }) => role === 'you')
  const gross = flows.gross ?? sumOrUnknown(incomes.filter(({ isTakeHome }) => !isTakeHome).map(incomePerMonth))
  const cards = debts.filter(({ kind }) => kind === 'card')
  const limits = cards.flatMap(({ creditLimit }) => (creditLimit === null ? [] : [creditLimit]))
  const homeLoans = debts.filter(({ kind, balance }) => onHome(kind) && balance > 0)
  const rent = (spending[HOME_PAYMENT_KEY] ?? 0) > 0 ? (spending[HOME_PAYMENT_KEY] ?? null) : null
  const { living, essentialLiving, debtPayments, takeHome } = flows
  const needs = essentialLiving === null ? null : essentialLiving + flows.debtMinimums
  return {
    age: you ? ageNow(you, today) : null,
    grossMonth: gross,
    grossYear: gross === null ? null : gross * 12,
    takeHome,
    needs,
    wants: living === null || essentialLiving === null ? null : living - essentialLiving,
    essentials: household.monthlyEssentials ?? needs,
    spendingYear: living === null ? null : (living + debtPayments) * 12,
    housing: homeLoans.length > 0 ? paymentsOf(homeLoans) : rent,
    otherDebtPayments: debts.length === 0 ? null : paymentsOf(debts.filter(({ kind }) => !onHome(kind))),
    carPayments: sumOrUnknown(
      debts.filter(({ kind, balance }) => kind === 'car' && balance > 0).map((debt) => debtPayment(debt) ?? 0),
    ),
    cash: accounts.length === 0 ? null : cashOf(household),
    invested: accounts.length === 0 ? null : investedOf(household),
    retirement: accounts.length === 0 ? null : retirementOf(household),
    savedMonth: sumOrUnknown(accounts.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))),
    stocksShare: stocksShareOf(accounts),
    cardBalance: cards.length === 0 ? null : sum(cards.map(({ balance }) => balance)),
    cardLimit: limits.length === cards.length ? sumOrUnknown(limits) : null,
    homeValue: sumOrUnknown(properties.filter(({ kind }) => kind === 'home').map(({ value }) => value)),
    lifeCover: sumOrUnknown(
      policies.flatMap(({ kind, coverage }) => (kind.startsWith('life-') && coverage !== null ? [coverage] : [])),
    ),
  }
}
