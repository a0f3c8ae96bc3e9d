/** Whether moving pays, at the same payment each month: fee, saving, what is left when the offer ends. */
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { PlanContext } from './context.ts'
import { transferWords as words } from './words/findings.en.ts'

export function transferVerdict({ inputs, result, say }: PlanContext): MaybeFound {
  const { transfer: check, plan, firstPayment } = result
  if (check === null) return null
  const { moved, fee, saving, verdict, leftWhenOfferEnds } = check
  if (moved <= 0) return note(words.nothing, { apr: inputs.transferApr })
  const move = {
    moved,
    fee,
    // A plan of minimums has no level payment: both ways are compared at that of its first month.
    paying: plan.kind === 'fixed-total' ? words.samePayment() : words.firstPayment({ payment: firstPayment }, say),
    left:
      leftWhenOfferEnds > 0 ? words.left({ left: leftWhenOfferEnds, apr: inputs.transferLater }, say) : words.done(),
  }
  if (saving !== null && verdict === 'move') return good(words.saves, { ...move, saving })
  if (saving !== null && verdict === 'stay') return watch(words.costs, { ...move, cost: -saving })
  if (verdict === 'move') return good(words.onlyMoving, move)
  if (verdict === 'stay') return watch(words.onlyStaying, move)
  return verdict === 'even' ? note(words.even, move) : watch(words.neither, move)
}
