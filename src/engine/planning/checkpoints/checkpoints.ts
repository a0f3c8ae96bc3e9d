import { usualMonths } from '#engine/household/cushion.ts'
import type { Household } from '#engine/household/household.ts'
import { type MonthlyFlows, perMonth } from '#engine/household/monthly-flows.ts'
import { liquidityMonths, retirementOf, worthOf } from '#engine/household/standing.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import type { IsoDate } from '#engine/month.ts'
import { type ByAge, netWorthByAge, retirementAccounts } from '#facts/household/net-worth.ts'
import { ageTimesIncomeDivisor } from '#facts/household/savings-multiples.ts'
import { type DebtFree, debtFree } from './debt-free.ts'
import { type SavingsStanding, savingsStandings } from './savings-rules.ts'

export interface CheckpointSettings {
  /** Instead of the age of "you"; null: from the birth month. */
  readonly age: number | null
  /** Yearly pay before tax, dollars; null: from the incomes. */
  readonly income: number | null
  /** Spending a year in retirement, dollars; null: as now. */
  readonly spending: number | null
  /** Decimal: the share of savings taken out in a year. */
  readonly withdrawal: number
  /** Social Security and pensions, dollars a year. */
  readonly benefit: number
  /** What a dollar of the survey's year is today. */
  readonly priceFactor: number
}

export interface Checkpoints {
  readonly age: number | null
  readonly income: number | null
  readonly saved: number
  readonly savings: readonly SavingsStanding[]
  /** What spending itself asks: (spending − benefit) / withdrawal; null without spending. */
  readonly bySpending: { readonly target: number; readonly share: number } | null
  readonly netWorth: number
  /** Age × income / 10. */
  readonly ageTimesIncome: number | null
  /** Households of that age, in today's prices. */
  readonly sameAge: ByAge | null
  /** Those of that age that have retirement accounts, in today's prices. */
  readonly sameAgeSavings: ByAge | null
  readonly emergencyMonths: number | null
  readonly usualMonths: number
  readonly debt: DebtFree | null
}

/** Where a household stands by several rules and surveys. Dollars of today; nothing is judged here. */
export function checkpointsOf(
  household: Household,
  flows: MonthlyFlows,
  settings: CheckpointSettings,
  today: IsoDate,
): Checkpoints {
  const you = household.people.find(({ role }) => role === 'you')
  const age = settings.age ?? (you ? ageNow(you, today) : null)
  const income = settings.income ?? workIncome(household)
  const saved = retirementOf(household)
  const { netWorth } = worthOf(household)
  const spending = settings.spending ?? (flows.living === null ? null : (flows.living + flows.debtPayments) * MONTHS)
  const target = spending === null ? null : Math.max(0, spending - settings.benefit) / settings.withdrawal
  return {
    age,
    income,
    saved,
    savings: age === null || income === null ? [] : savingsStandings(age, income, saved),
    bySpending: target === null ? null : { target, share: target > 0 ? saved / target : 1 },
    netWorth,
    ageTimesIncome: age === null || income === null ? null : (age * income) / ageTimesIncomeDivisor.value,
    sameAge: age === null ? null : inTodaysPrices(netWorthByAge.value, age, settings.priceFactor),
    sameAgeSavings: age === null ? null : inTodaysPrices(retirementAccounts.value, age, settings.priceFactor),
    emergencyMonths: liquidityMonths(household, flows),
    usualMonths: usualMonths(household),
    debt: debtFree(household, today),
  }
}

const MONTHS = 12

/** Pay and profit before tax, dollars a year; null without any, or when one is known only after tax. */
function workIncome({ incomes }: Household): number | null {
  const work = incomes.filter(({ kind }) => kind === 'wages' || kind === 'self-employment')
  if (work.length === 0 || work.some(({ isTakeHome }) => isTakeHome)) return null
  return work.reduce((sum, { amount, every }) => sum + perMonth(amount, every) * MONTHS, 0)
}

function inTodaysPrices(rows: readonly ByAge[], age: number, factor: number): ByAge | null {
  const row = rows.find(({ ageFrom, ageTo }) => age >= ageFrom && (ageTo === null || age <= ageTo))
  return row ? { ...row, median: row.median * factor, mean: row.mean * factor } : null
}
