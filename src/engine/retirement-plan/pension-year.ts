import type { Lifetime } from './benefits.ts'
import type { PlanPension } from './plan.ts'
import type { PreparedPlan } from './prepared.ts'
import { shareBefore } from './year-parts.ts'

/** The calendar month in which a pension starts, as a month count; never before the plan. */
const pensionStart = (pension: PlanPension, lives: readonly Lifetime[]): number => {
  const birth = lives[pension.owner]?.birth
  return birth === undefined ? Number.POSITIVE_INFINITY : birth.month + Math.round(pension.from)
}

/**
 * A pension's payments in the year at `t`, today's dollars. `price(t)`: price level of a year over today's. An amount is in the dollars of the
 * year it starts, or of the plan's first year once it is being paid; a payment that stays the same buys less each year.
 */
export function pensionIn(
  pension: PlanPension,
  { plan, lives, years }: Pick<PreparedPlan, 'plan' | 'lives' | 'years'>,
  t: number,
  price: (t: number) => number,
): number {
  const owner = lives[pension.owner]
  const fixed = years[t]
  if (owner === undefined || fixed === undefined) return 0
  const start = pensionStart(pension, lives)
  const paid = 1 - shareBefore(start, fixed.year)
  if (paid <= 0) return 0
  const startsAt = Math.max(0, Math.floor(start / 12) - plan.firstYear)
  const alive = fixed.people[pension.owner]?.alive ?? false
  const startedInLife = Math.floor(start / 12) <= owner.lastYear
  const share = alive ? 1 : startedInLife && fixed.people.some((one) => one.alive) ? pension.survivorShare : 0
  const real =
    pension.increase === null
      ? pension.yearly / price(startsAt)
      : (pension.yearly * (1 + pension.increase) ** (t - startsAt)) / price(t)
  return real * paid * share
}
