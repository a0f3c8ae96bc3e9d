/** What can be done with money that is left: each way with how much fits and what it costs. */
import { rothRoom } from '#engine/education/plan-withdrawal.ts'
import { rothRollover } from '#facts/retirement/education-accounts.ts'
import type { Result } from './compute.ts'
import type { PlanLaw } from './law.ts'
import type { PlanInputs } from './sections.ts'
import { type WithdrawalCost, withdrawalCost } from './state.ts'

export interface Leftover {
  /** Dollars looked at; the plan's own, the visitor's, or an example. */
  readonly amount: number
  readonly from: 'plan' | 'own' | 'example'
  readonly earnings: number
  readonly cost: WithdrawalCost
  readonly roth: ReturnType<typeof rothRoom>
}
const EXAMPLE = 10_000

export function leftoverOf(result: Result, inputs: PlanInputs, law: PlanLaw): Leftover {
  const from = inputs.left !== null ? 'own' : result.left >= 1 ? 'plan' : 'example'
  const amount = inputs.left ?? (from === 'plan' ? result.left : EXAMPLE)
  // Where nothing is left, the share of growth over the whole plan stands in.
  const grown = result.left >= 1 ? 1 - result.leftPaidIn / result.left : shareGrown(result)
  const earnings = amount * Math.min(1, Math.max(0, grown))
  return {
    amount,
    from,
    earnings,
    cost: withdrawalCost(inputs, law, earnings, amount - earnings, result.state),
    roth: rothRoom(amount, inputs.opened, law.tax.ira.value.limit, rothRollover.value),
  }
}

function shareGrown({ plans, growth, deposits }: Result): number {
  const start = plans.reduce((sum, one) => sum + one.start, 0)
  const paidIn = plans.reduce((sum, one) => sum + one.startPaidIn, 0)
  const all = start + deposits + growth
  return all > 0 ? 1 - (paidIn + deposits) / all : 0
}
