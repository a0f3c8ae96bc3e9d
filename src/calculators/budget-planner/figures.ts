import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { daysBetween } from '#engine/month.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Budget, Result } from './compute.ts'
import type { BudgetInputs } from './fields.ts'

type Spec = FigureSpec<Result, BudgetInputs>
const budget =
  (value: (budget: Budget) => number | null): Spec['value'] =>
  (result) =>
    result.outcome === 'budget' ? value(result) : null
const perMonth = (key: string, label: string, value: (budget: Budget) => number | null): Spec => ({
  key,
  label,
  unit: 'cents',
  value: budget(value),
})
/** Money on a day to come: the dollars of that day. */
const ahead = (key: string, label: string, value: (budget: Budget) => number): Spec => ({
  key,
  label,
  unit: 'cents',
  dollars: 'nominal',
  value: budget(value),
})
const percentOf = (share: number | null): number | null => (share === null ? null : share * 100)

export const figures: readonly Spec[] = [
  perMonth('leftOver', 'Left over each month', ({ ledger }) => ledger.leftOver),
  perMonth('income', 'Take-home income a month', ({ income }) => income),
  perMonth('guaranteedIncome', 'Of it guaranteed', ({ guaranteed }) => guaranteed),
  perMonth('spending', 'Planned each month, savings included', ({ ledger }) => ledger.planned),
  perMonth('overage', 'Above monthly income', ({ overage }) => overage?.overage ?? 0),
  ahead('safeToSpend', 'Safe to spend today', ({ safe }) => safe.amount),
  ahead('safeUntilPayday', 'Until the next payday only', ({ untilPayday }) => untilPayday.amount),
  ahead('shortOfBuffer', 'Missing to what you want to keep', ({ safe }) => safe.short),
  ahead('lowestBalance', 'Lowest balance of the next 12 months', ({ line }) => line.lowest.balance),
  {
    key: 'daysToLowest',
    label: 'Days until the lowest balance',
    unit: 'count',
    value: budget(({ line }) => daysBetween(line.days[0]?.date ?? line.lowest.date, line.lowest.date)),
  },
  ahead('balanceInAYear', 'Balance in 12 months', ({ line }) => line.days.at(-1)?.balance ?? 0),
  {
    key: 'savingsRate',
    label: 'Planned savings, share of income',
    unit: 'percent',
    value: budget(({ ledger }) => percentOf(ledger.savings.rate)),
  },
  {
    key: 'savingsRateWithLeftOver',
    label: 'With all that is left over',
    unit: 'percent',
    value: budget(({ ledger }) => percentOf(ledger.savings.rateWithLeftOver)),
  },
  perMonth('missingToTarget', 'Missing to the savings target', ({ ledger }) => ledger.savings.toTarget),
  ...DEFAULT_CATEGORIES.map((category) =>
    perMonth(
      `${category.key}Total`,
      `${category.name} a month`,
      ({ ledger }) => ledger.lines.find((line) => line.key === category.key)?.planned ?? 0,
    ),
  ),
]
