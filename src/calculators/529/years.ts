import { type Month, yearOf } from '#engine/month.ts'
import { monthAt } from './compute.ts'
import type { ChildPlan, Result } from './result.ts'

/** A calendar year of one account or of all. Dollars of that year. */
export interface PlanYear {
  readonly year: number
  deposits: number
  growth: number
  planned: number
  paid: number
  balance: number
}

const byYear = (plan: ChildPlan, today: Month): ReadonlyMap<number, PlanYear> => {
  const years = new Map<number, PlanYear>()
  for (const month of plan.account.months) {
    const year = yearOf(monthAt({ today }, month.month))
    const row = years.get(year) ?? { year, deposits: 0, growth: 0, planned: 0, paid: 0, balance: 0 }
    row.deposits += month.deposit
    row.growth += month.growth
    row.planned += month.planned
    row.paid += month.paid
    row.balance = month.balance
    years.set(year, row)
  }
  return years
}

/** Year by year through the last bill of each child. */
export const yearsOfPlan = (plan: ChildPlan, today: Month): readonly PlanYear[] => [...byYear(plan, today).values()]

/** All children together, through graduation of the last. What a finished account still holds stays in the sum. */
export function yearsOfAll(result: Result): readonly PlanYear[] {
  const plans = result.plans.map((plan) => ({ plan, years: byYear(plan, result.today) }))
  const first = yearOf(result.today)
  const last = yearOf(monthAt(result, result.lastMonth))
  const rows: PlanYear[] = []
  for (let year = first; year <= last && result.lastMonth > 0; year++) {
    const row: PlanYear = { year, deposits: 0, growth: 0, planned: 0, paid: 0, balance: 0 }
    for (const { plan, years } of plans) {
      const own = years.get(year)
      if (own) {
        row.deposits += own.deposits
        row.growth += own.growth
        row.planned += own.planned
        row.paid += own.paid
        row.balance += own.balance
      } else if (plan.bills.length === 0) row.balance += plan.start
      else row.balance += years.size === 0 || year < first ? plan.start : plan.account.left
    }
    rows.push(row)
  }
  return rows
}

/** Dollars of a year's end as today's dollars. */
export const realAt = (result: Pick<Result, 'today'>, year: number, inflation: number): number =>
  (1 + inflation / 100) ** -Math.max(0, year + 1 - yearOf(result.today) - Number(result.today.slice(5, 7)) / 12)
