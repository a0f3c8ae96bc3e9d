/** Front-end sales charges: rates are shares of what you pay, as prospectuses print them ("% of offering price"). */

/** From this amount on, this load. Dollars, decimal. */
export interface Breakpoint {
  readonly from: number
  readonly load: number
}

/**
 * The load for an amount: that of the highest step reached. Steps may come in any order; below the first step the largest load of the
 * schedule holds. An empty schedule has no load.
 */
export function loadAt(schedule: readonly Breakpoint[], amount: number): number {
  let best: Breakpoint | null = null
  let most = 0
  for (const step of schedule) {
    most = Math.max(most, step.load)
    if (amount >= step.from && (best === null || step.from > best.from)) best = step
  }
  return best === null ? most : best.load
}

/** What counts towards a breakpoint besides the purchase itself. Dollars. */
export interface Entitlement {
  /** Rights of accumulation: what you and your household already hold with the fund family. */
  readonly alreadyHeld: number
  /** Letter of intent: what you promise to put in within 13 months, this purchase included; 0 for none. */
  readonly letterOfIntent: number
}

/** A letter of intent runs this long. */
export const LETTER_MONTHS = 13

/**
 * The load rate of one purchase. Rights of accumulation count what is held by now; a letter of intent counts its whole sum for purchases
 * in its 13 months (months from the first purchase). Whether a fund counts cost or value, and whose accounts, is up to its prospectus.
 */
export function loadOfPurchase(
  schedule: readonly Breakpoint[],
  purchase: number,
  heldInFund: number,
  month: number,
  { alreadyHeld, letterOfIntent }: Entitlement,
): number {
  const accumulated = purchase + heldInFund + alreadyHeld
  const promised = month < LETTER_MONTHS ? letterOfIntent + alreadyHeld : 0
  return loadAt(schedule, Math.max(accumulated, promised))
}

/**
 * How little more to invest for a smaller bill: the next step whose whole load in dollars is below the load of `purchase` (a fund sold
 * just under a breakpoint, which brokers may not do). Null when there is none above.
 */
export function cheaperStep(
  schedule: readonly Breakpoint[],
  purchase: number,
  counted: number,
): { readonly more: number; readonly loadNow: number; readonly loadThen: number } | null {
  const loadNow = purchase * loadAt(schedule, purchase + counted)
  const above = schedule.filter((step) => step.from > purchase + counted).sort((a, b) => a.from - b.from)
  for (const step of above) {
    const then = step.from - counted
    const loadThen = then * step.load
    if (loadThen < loadNow) return { more: then - purchase, loadNow, loadThen }
  }
  return null
}
