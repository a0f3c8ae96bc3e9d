import type { HouseholdDebt } from '#engine/household/lists.ts'
import { aprOn } from '#engine/household/standing.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { addMonths, type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'
import { paidIn } from './plan-cards.ts'
import type { Course } from './strategies.ts'

/** A plan as it was when the visitor began to follow it. */
export interface Baseline {
  /** The month of its first payment. */
  readonly startMonth: Month
  /** What was owed on each debt then, by id, dollars. */
  readonly owed: Readonly<Record<string, number>>
  /** What was to be paid each month from `startMonth` on, dollars; the last one clears everything. */
  readonly planned: readonly number[]
}

/** The plan to hold later payments against. Null: it never ends, and there is no schedule to hold anything against. */
export function baselineOf(course: Course, debts: readonly HouseholdDebt[], startMonth: Month): Baseline | null {
  if (course.outcome !== 'paid-off' || course.rows.length === 0) return null
  const inPlan = new Set(course.rows[0]?.cards.map(({ key }) => key))
  return {
    startMonth,
    owed: Object.fromEntries(debts.filter(({ id }) => inPlan.has(id)).map(({ id, balance }) => [id, balance])),
    planned: course.rows.map(({ payment }) => payment),
  }
}

/** The month of the next payment: the plan's first until it comes, then the month of today; without a plan, next month. */
export function paymentMonth(baseline: Baseline | null, today: IsoDate): Month {
  const now = monthOf(today)
  if (baseline === null) return addMonths(now, 1)
  return monthsBetween(now, baseline.startMonth) > 0 ? baseline.startMonth : now
}

export interface TrackedMonth {
  readonly month: Month
  readonly planned: number
  readonly paid: number
}
export interface Tracked {
  /** From the first month to this one. */
  readonly months: readonly TrackedMonth[]
  /** Paid less planned over the months that are over; above 0 is ahead of the plan. Dollars. */
  readonly ahead: number
  /** Of this month: what is still to be paid by the plan, not below 0. */
  readonly leftThisMonth: number
  readonly paid: number
  readonly planned: number
}

/** Payments written down, held against the plan month by month. Only debts of the plan count. Null before its first month. */
export function trackPlan(baseline: Baseline, debts: readonly HouseholdDebt[], today: IsoDate): Tracked | null {
  const now = monthOf(today)
  const count = monthsBetween(baseline.startMonth, now) + 1
  if (count <= 0) return null
  const inPlan = debts.filter(({ id }) => Object.hasOwn(baseline.owed, id))
  const months = Array.from({ length: count }, (_, i): TrackedMonth => {
    const month = addMonths(baseline.startMonth, i)
    return {
      month,
      planned: baseline.planned[i] ?? 0,
      paid: sumToCent(inPlan.map((debt) => paidIn(debt, month))),
    }
  })
  const over = months.slice(0, -1)
  const here = months.at(-1)
  const sum = (of: readonly TrackedMonth[], key: 'paid' | 'planned') => sumToCent(of.map((one) => one[key]))
  return {
    months,
    ahead: roundToCent(sum(over, 'paid') - sum(over, 'planned')),
    leftThisMonth: Math.max(0, roundToCent((here?.planned ?? 0) - (here?.paid ?? 0))),
    paid: sum(months, 'paid'),
    planned: sum(months, 'planned'),
  }
}

/** Share of a debt that is paid off since the plan began, 0 to 1; null: it was not in the plan. A debt that grew stands at 0. */
export function paidShare(baseline: Baseline, { id, balance }: HouseholdDebt): number | null {
  const start = Object.hasOwn(baseline.owed, id) ? (baseline.owed[id] ?? 0) : 0
  return start > 0 ? Math.min(1, Math.max(0, 1 - balance / start)) : null
}

/**
 * What is likely owed after a payment: the balance with a month's interest, which the first payment written down in a calendar month
 * brings with it, less the payment; never below 0. The statement has the last word.
 */
export function owedAfter(debt: HouseholdDebt, amount: number, on: IsoDate): number {
  const isFirst = paidIn(debt, monthOf(on)) <= 0
  const interest = isFirst ? roundToCent((debt.balance * (aprOn(debt, on) ?? 0)) / 12) : 0
  return Math.max(0, roundToCent(debt.balance + interest - amount))
}
