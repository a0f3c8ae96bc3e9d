import { situationOf } from '#engine/household/cushion.ts'
import type { Household } from '#engine/household/household.ts'
import type { Account } from '#engine/household/lists.ts'
import { incomePerMonth, type MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { saversOf } from '#engine/household/savers.ts'
import { cashOf, essentialsOf, investedOf, isInvested } from '#engine/household/standing.ts'
import { ageNow, taxPictureOf } from '#engine/household/tax-picture.ts'
import { grossPayPerMonth } from '#engine/household/tax-returns.ts'
import type { IsoDate } from '#engine/month.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { planRoomOf } from '../next-dollar/plan-rooms.ts'
import type { LevelNumbers } from './levels.ts'

export interface LevelSettings {
  /** Tax that pre-tax accounts will lose, decimal. */
  readonly haircut: number
  /** Social Security a year at full age, dollars; null: what the incomes say. */
  readonly benefit: number | null
  readonly costlyApr: number
}

const isPretax = ({ kind }: Account): boolean => kind === 'traditional-ira' || kind === 'traditional-401k'
/** Money set aside: every account but the one bills are paid from. */
const isSaving = ({ kind }: Account): boolean => kind !== 'checking'
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** The household as the tests of the levels read it. An empty list of accounts is unknown, not nothing. */
export function levelNumbers(
  household: Household,
  flows: MonthlyFlows,
  settings: LevelSettings,
  facts: Pick<TaxYearFacts, 'plans'>,
  today: IsoDate,
): LevelNumbers {
  const { accounts, debts, incomes, policies, people } = household
  const tax = taxPictureOf(household, today)
  const plans = saversOf(household, tax, today).map((adult) => planRoomOf(adult, facts))
  const known = plans.flatMap((plan) => plan ?? [])
  const matchNow = sum(known.map((plan) => plan.matchNow))
  const matched = accounts.filter(({ matchRate, matchUpTo }) => (matchRate ?? 0) > 0 && (matchUpTo ?? 0) > 0)
  const invested = accounts.filter(isInvested)
  const open = debts.filter(({ balance }) => balance > 0)
  const costly = open.filter(({ apr }) => apr !== null && apr > settings.costlyApr)
  const you = people.find(({ role }) => role === 'you')
  const monthly = accounts.filter(isSaving).flatMap((one) => one.monthly ?? [])
  const saving = monthly.length > 0 ? sum(monthly) : flows.plannedSavings > 0 ? flows.plannedSavings : null
  const spending = flows.living === null ? null : flows.living + flows.debtPayments
  return {
    income: flows.takeHome,
    spending,
    essentials: essentialsOf(flows),
    cash: accounts.length === 0 ? null : cashOf(household),
    invested:
      accounts.length === 0
        ? null
        : investedOf(household) -
          settings.haircut * sum(invested.filter(isPretax).map(({ balance }) => Math.max(0, balance))),
    largestDeductible: policies.reduce<number | null>(
      (most, { deductible }) => (deductible === null ? most : Math.max(most ?? 0, deductible)),
      null,
    ),
    // Somebody who has entered nothing has not said that there is no debt.
    costlyDebt:
      debts.length + accounts.length + incomes.length === 0 && flows.takeHome === null
        ? null
        : costly.length === 0 && open.some(({ apr }) => apr === null)
          ? null
          : sum(costly.map(({ balance }) => balance)),
    unevenPay: situationOf(household).pay !== 'steady' || situationOf(household).selfEmployed,
    saving: saving === null ? null : saving + matchNow,
    grossPay: grossPayPerMonth(household, today),
    fullMatch:
      matched.length === 0
        ? true
        : known.some(({ match }) => match !== null)
          ? false
          : known.some(({ hasMatch, guessed }) => hasMatch && !guessed)
            ? true
            : null,
    age: you ? ageNow(you, today) : null,
    benefit:
      settings.benefit ??
      12 * sum(incomes.filter(({ kind }) => kind === 'social-security').map((one) => incomePerMonth(one))),
    left: flows.left,
    investing:
      sum(known.map(({ now }) => now)) +
      sum(accounts.filter(({ kind }) => kind === 'hsa').map(({ monthly: put }) => put ?? 0)),
  }
}
