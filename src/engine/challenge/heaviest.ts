import type { IsoDate } from '../month.ts'

interface Dated {
  readonly date: IsoDate
  /** Days after some first day. */
  readonly day: number
  /** Whole cents. */
  readonly amount: number
}
export interface Stretch {
  /** First and last step in it. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly amount: number
}

/**
 * The stretch of `days` days in a row that asks for most, whole cents; the earliest of equal ones; null without steps. Steps must
 * be in the order of time.
 */
export function heaviestStretch(steps: readonly Dated[], days: number): Stretch | null {
  let best: Stretch | null = null
  let amount = 0
  let first = 0
  for (const step of steps) {
    amount += step.amount
    const start = step.day + 1 - days
    for (let head = steps[first]; head && head.day < start; head = steps[++first]) amount -= head.amount
    const head = steps[first] ?? step
    if (best === null || amount > best.amount) best = { from: head.date, to: step.date, amount }
  }
  return best
}
