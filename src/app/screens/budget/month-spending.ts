/** What daily expenses do to the month: by category against the plan, and the one thing most worth saying. Dollars. */
import { dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { roundToCent } from '#engine/money.ts'
import { daysInMonth, type IsoDate, monthOf } from '#engine/month.ts'
import type { DailyExpense } from '../../state/budget-data.ts'

export const categoryName = (key: string): string => DEFAULT_CATEGORIES.find((one) => one.key === key)?.name ?? 'Other'
/** 'Personal & Family Expenses' → 'Personal': for chips. */
export const shortName = (key: string): string => categoryName(key).split(/ & | \/ /)[0] ?? key

export interface CategoryEffect {
  readonly key: string
  readonly name: string
  readonly spent: number
  /** Dollars planned for the month; 0 when there is no plan. */
  readonly planned: number
}

/** Spending of the month that `today` lies in, by category, largest first; with the plan's amount beside it. */
export function monthEffects(
  expenses: readonly DailyExpense[],
  planned: Readonly<Record<string, number>>,
  today: IsoDate,
): readonly CategoryEffect[] {
  const spent = new Map<string, number>()
  for (const { date, category, amount } of expenses) {
    if (!date.startsWith(monthOf(today))) continue
    spent.set(category, roundToCent((spent.get(category) ?? 0) + amount))
  }
  return [...spent]
    .map(([key, amount]) => ({ key, name: categoryName(key), spent: amount, planned: planned[key] ?? 0 }))
    .sort((a, b) => b.spent - a.spent)
}

export const spentInAll = (effects: readonly CategoryEffect[]): number =>
  roundToCent(effects.reduce((sum, effect) => sum + effect.spent, 0))

/** Days of the month still to come, today included. */
export const daysLeft = (today: IsoDate): number => daysInMonth(monthOf(today)) - Number(today.slice(8)) + 1

export interface Suggestion {
  readonly kind: 'start' | 'over' | 'ahead' | 'unplanned' | 'fine'
  readonly text: string
}
/** How far spending may run ahead of the calendar before it is worth a word: a tenth of the plan. */
const slack = 0.1

/** One suggestion: the largest overrun, else the category furthest ahead of the calendar, else a category without a plan. */
export function suggest(effects: readonly CategoryEffect[], today: IsoDate): Suggestion {
  const left = daysLeft(today)
  const days = left === 1 ? 'today' : `the next ${left} days`
  if (effects.length === 0)
    return {
      kind: 'start',
      text: 'Add what you spent today. After about a week, you’ll see where your money goes.',
    }
  const planned = effects.filter((effect) => effect.planned > 0)
  const over = planned
    .filter((effect) => effect.spent > effect.planned)
    .sort((a, b) => b.spent - b.planned - (a.spent - a.planned))[0]
  if (over) {
    const by = roundToCent(over.spent - over.planned)
    return {
      kind: 'over',
      text: `${over.name} is ${dollars(by)} over your ${dollars(over.planned)} plan. You could spend less somewhere else, or raise the plan to ${dollars(over.spent)} if that’s what it costs.`,
    }
  }
  const elapsed = 1 - (left - 1) / daysInMonth(monthOf(today))
  const ahead = planned
    .map((effect) => ({ effect, by: effect.spent / effect.planned - elapsed }))
    .filter(({ by }) => by > slack)
    .sort((a, b) => b.by - a.by)[0]?.effect
  if (ahead) {
    const rest = roundToCent(ahead.planned - ahead.spent)
    return {
      kind: 'ahead',
      text: `You have ${dollars(rest)} left for ${ahead.name} for ${days}. Spending about ${dollarsAndCents(Math.floor((rest / left) * 100) / 100)} a day would keep you within your plan.`,
    }
  }
  const unplanned = effects.find((effect) => effect.planned <= 0)
  if (unplanned)
    return {
      kind: 'unplanned',
      text: `You’ve spent ${dollars(unplanned.spent)} on ${unplanned.name} this month, and it isn’t in your plan. You could add an amount for it.`,
    }
  return {
    kind: 'fine',
    text: `Every category is within your plan, with ${left === 1 ? 'one day' : `${left} days`} left this month.`,
  }
}
