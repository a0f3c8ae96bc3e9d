/**
 * What goals take each month and how one monthly amount is split among them. Saving is without interest, so every date is a
 * careful one. Dollars; months are 'YYYY-MM'. The list is in order of importance.
 */
import { ceilToCent, roundToCent as cents } from '#engine/money.ts'
import { addMonths, type Month, monthsBetween, parseMonth } from '#engine/month.ts'

export interface GoalFunds {
  readonly id: string
  readonly targetAmount: number
  readonly currentAmount: number
  /** Wanted by the end of this month. */
  readonly date?: string
}
export interface GoalLine {
  readonly id: string
  /** Dollars still missing. */
  readonly missing: number
  /** Dollars a month to be there in time, from this month on; null without a date or once the date has passed. */
  readonly needed: number | null
  /** This month's share of the amount. */
  readonly share: number
  /** The month it is reached with the split; null when it is not within 50 years. */
  readonly reached: string | null
  readonly status: 'done' | 'no-target' | 'on-track' | 'late' | 'overdue' | 'no-date' | 'not-funded'
}
export interface GoalPlan {
  readonly lines: readonly GoalLine[]
  /** Dollars a month all dated goals need together. */
  readonly needed: number
  /** How many goals that is. */
  readonly needing: number
  /** Dollars a month missing; 0 when it is enough. */
  readonly short: number
}
/** Longest look ahead (months). */
const farthest = 600

const missingOf = (goal: GoalFunds) => Math.max(0, goal.targetAmount - goal.currentAmount)

/** Dollars a month from `month` on, that month included, to have the rest by the end of the goal's month. */
function neededOf(missing: number, month: Month, date: string | undefined): number | null {
  const end = date === undefined ? null : parseMonth(date)
  if (missing <= 0 || end === null || end < month) return null
  return ceilToCent(missing / (monthsBetween(month, end) + 1))
}

/**
 * One month of the split: each dated goal first takes what it needs, in order of importance; a goal past its date takes all it
 * misses; what is left fills goals in the same order.
 */
function splitMonth(
  goals: readonly GoalFunds[],
  saved: readonly number[],
  amount: number,
  month: Month,
): readonly number[] {
  let left = amount
  const missing = goals.map((goal, i) => cents(Math.max(0, goal.targetAmount - (saved[i] ?? 0))))
  const shares = goals.map((goal, i) => {
    const miss = missing[i] ?? 0
    const wish = goal.date !== undefined && goal.date < month ? miss : (neededOf(miss, month, goal.date) ?? 0)
    const share = cents(Math.min(wish, left, miss))
    left = cents(left - share)
    return share
  })
  return shares.map((share, i) => {
    const more = cents(Math.min((missing[i] ?? 0) - share, left))
    left = cents(left - more)
    return cents(share + more)
  })
}

/** Splits `amount` dollars a month, from `month` on, until every goal is reached or 50 years have passed. */
export function planGoals(goals: readonly GoalFunds[], amount: number, month: Month): GoalPlan {
  const perMonth = Number.isFinite(amount) ? Math.max(0, amount) : 0
  const saved = goals.map((goal) => goal.currentAmount)
  const reached: (string | null)[] = goals.map((goal) => (missingOf(goal) <= 0 ? month : null))
  let first: readonly number[] | null = null
  for (let step = 0; step < farthest; step++) {
    const now = addMonths(month, step)
    const shares = splitMonth(goals, saved, perMonth, now)
    first ??= shares
    shares.forEach((share, i) => {
      saved[i] = cents((saved[i] ?? 0) + share)
      if (reached[i] === null && (saved[i] ?? 0) >= (goals[i]?.targetAmount ?? 0)) reached[i] = now
    })
    if (perMonth === 0 || reached.every((when) => when !== null)) break
  }
  const lines = goals.map((goal, i): GoalLine => {
    const missing = cents(missingOf(goal))
    const when = reached[i] ?? null
    const needed = neededOf(missing, month, goal.date)
    return {
      id: goal.id,
      missing,
      needed,
      share: first?.[i] ?? 0,
      reached: when,
      status: statusOf(goal, missing, when, month),
    }
  })
  const needs = lines.flatMap((line) => (line.needed === null ? [] : [line.needed]))
  const needed = cents(needs.reduce((sum, one) => sum + one, 0))
  return { lines, needed, needing: needs.length, short: cents(Math.max(0, needed - perMonth)) }
}

function statusOf(goal: GoalFunds, missing: number, reached: string | null, month: string): GoalLine['status'] {
  if (goal.targetAmount <= 0) return 'no-target'
  if (missing <= 0) return 'done'
  if (goal.date !== undefined && goal.date < month) return 'overdue'
  if (reached === null) return 'not-funded'
  if (goal.date === undefined) return 'no-date'
  return reached <= goal.date ? 'on-track' : 'late'
}
