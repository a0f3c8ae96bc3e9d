import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { daysBetween } from '#engine/month.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import type { Budget } from './compute.ts'
import { type BudgetContext, ofPlan } from './context.ts'
import { categoryTotalName, figureNames } from './words/answer.en.ts'

type Worth = (budget: Budget) => number | null
const of = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<BudgetContext>(
    unit,
    ofPlan(({ result }) => worth(result)),
  )
const perMonth = (worth: Worth) => of('cents', worth)
/** Money on a day to come: the dollars of that day. */
const ahead = (worth: Worth) => futureDollars(of('cents', worth))
const percentOf = (share: number | null): number | null => (share === null ? null : share * 100)

const plan = named(figureNames, {
  leftOver: perMonth(({ ledger }) => ledger.leftOver),
  income: perMonth(({ income }) => income),
  guaranteedIncome: perMonth(({ guaranteed }) => guaranteed),
  spending: perMonth(({ ledger }) => ledger.planned),
  overage: perMonth(({ overage }) => overage?.overage ?? 0),
  safeToSpend: ahead(({ safe }) => safe.amount),
  safeUntilPayday: ahead(({ untilPayday }) => untilPayday.amount),
  shortOfBuffer: ahead(({ safe }) => safe.short),
  lowestBalance: ahead(({ line }) => line.lowest.balance),
  daysToLowest: of('count', ({ line }) => daysBetween(line.days[0]?.date ?? line.lowest.date, line.lowest.date)),
  balanceInAYear: ahead(({ line }) => line.days.at(-1)?.balance ?? 0),
  savingsRate: of('percent', ({ ledger }) => percentOf(ledger.savings.rate)),
  savingsRateWithLeftOver: of('percent', ({ ledger }) => percentOf(ledger.savings.rateWithLeftOver)),
  missingToTarget: perMonth(({ ledger }) => ledger.savings.toTarget),
})

export const figures = [
  ...plan,
  ...DEFAULT_CATEGORIES.map(({ key, name }) => ({
    key: `${key}Total`,
    label: categoryTotalName({ name }),
    ...perMonth(({ ledger }) => ledger.lines.find((line) => line.key === key)?.planned ?? 0),
  })),
]
