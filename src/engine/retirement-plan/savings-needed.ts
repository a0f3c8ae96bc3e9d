import { type Holdings, liquid, type Pair } from './money.ts'
import { inTrouble } from './outcome.ts'
import type { PreparedPlan } from './prepared.ts'
import { runPlan } from './run-plan.ts'
import type { RunState } from './run-state.ts'

const times = (pair: Pair, factor: number): Pair => [pair[0] * factor, pair[1] * factor]
const scaled = (holdings: Holdings, factor: number): Holdings => ({
  preTax: times(holdings.preTax, factor),
  roth: times(holdings.roth, factor),
  rothBasis: times(holdings.rothBasis, factor),
  hsa: times(holdings.hsa, factor),
  taxable: holdings.taxable * factor,
  basis: holdings.basis * factor,
  cash: holdings.cash * factor,
  young: holdings.young.map((one) => ({ ...one, amount: one.amount * factor })),
  losses: holdings.losses,
})

/** Halvings for a thousandth of what is there. */
const HALVINGS = 11
const MOST = 8

/**
 * The savings with which the plan just lasts from January 1 of the year at `t` on, today's dollars, in the mix of accounts of `state`; null
 * where eight times as much is not enough or there is nothing to scale.
 */
export function savingsNeeded(prepared: PreparedPlan, state: RunState, t: number): number | null {
  const now = liquid(state.holdings)
  if (now <= 0) return null
  const enough = (factor: number): boolean =>
    !runPlan(
      prepared,
      undefined,
      { t, state: { ...state, holdings: scaled(state.holdings, factor) } },
      inTrouble,
    ).years.some(inTrouble)
  if (!enough(MOST)) return null
  let low = 0
  let high = MOST
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (enough(middle)) high = middle
    else low = middle
  }
  return now * high
}
