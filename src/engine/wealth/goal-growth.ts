/** What it takes to get from one amount to another in some years. */

export type GoalGrowth =
  | { readonly outcome: 'reached' }
  | {
      readonly outcome: 'ahead'
      /** Dollars a year, the same every year. */
      readonly perYear: number
      /** Decimal a year, compounded; null from zero or below, where no rate leads up. */
      readonly annualRate: number | null
    }

/** `years` above 0. Rate: (goal / now)^(1 / years) - 1. */
export function growthToGoal(now: number, goal: number, years: number): GoalGrowth {
  if (now >= goal) return { outcome: 'reached' }
  return {
    outcome: 'ahead',
    perYear: (goal - now) / years,
    annualRate: now > 0 ? (goal / now) ** (1 / years) - 1 : null,
  }
}
