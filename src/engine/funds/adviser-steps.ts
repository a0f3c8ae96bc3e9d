/** An adviser's fee that falls (or rises) with the size of the account, as advisers' brochures print it (Form ADV Part 2A, Item 5). */

export interface AdviserStep {
  /** Dollars of the day from which the rate holds. */
  readonly from: number
  /** Decimal per year. */
  readonly rate: number
}
export interface AdviserSteps {
  /** `part`: each rate for its part of the account, like tax brackets. `whole`: the rate of the highest step reached, for all of it. */
  readonly on: 'part' | 'whole'
  /** In any order; below the first one the plain rate of the terms holds. Of two with the same amount the later counts. */
  readonly steps: readonly AdviserStep[]
}

/**
 * The fee on an account of so many dollars: dollars a year. With `part` it never falls as the account grows; with `whole` it may, at a step. Without steps it is
 * the plain rate. Nothing below zero is charged.
 */
export function adviserFee(rate: number, { on, steps }: AdviserSteps): (balance: number) => number {
  const sorted = [{ from: 0, rate }, ...steps]
    .map((step, place) => ({ ...step, place }))
    .sort((a, b) => a.from - b.from || a.place - b.place)
    .map((step, i, all) => ({ ...step, to: all[i + 1]?.from ?? Number.POSITIVE_INFINITY }))
  if (on === 'whole')
    return (balance) => Math.max(0, balance) * (sorted.findLast((step) => step.from <= balance)?.rate ?? rate)
  return (balance) =>
    sorted.reduce((fee, { from, to, rate: own }) => fee + Math.max(0, Math.min(balance, to) - from) * own, 0)
}
