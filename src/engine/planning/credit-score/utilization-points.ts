import { type ReportedCard, utilization } from '../cards/utilization.ts'
import { type Range, singleCardWeight, utilizationShare, utilizationSteps } from './score-rules.ts'

/**
 * Points against the best use of limits, by a share of the limits in use (decimal): 0 from just above nothing to 9%, then straight
 * between the steps of our estimate; nothing at all in use counts a little under 1 to 9%. Above 100% no further.
 */
export function pointsAt(share: number): number {
  const [none, best, ...steps] = utilizationSteps
  if (none === undefined || best === undefined || share <= 0) return none?.points ?? 0
  let from = best
  for (const step of steps) {
    if (share <= from.upTo) break
    if (share <= step.upTo)
      return from.points + ((step.points - from.points) * (share - from.upTo)) / (step.upTo - from.upTo)
    from = step
  }
  return from.points
}

/** Points of a set of cards where the highest single card weighs `weight` and the total the rest. Without limits: as with nothing used. */
const weighed = (cards: readonly ReportedCard[], weight: number): number => {
  const { total, highest } = utilization(cards)
  // Small balances on one card of several: nothing is at zero as long as any card reports something.
  return total === null || highest === null || total === 0
    ? pointsAt(0)
    : (1 - weight) * pointsAt(total) + weight * pointsAt(highest)
}

/**
 * What a change of balances and limits does to a score, points: a range over how much the highest card and the whole count. It depends on the two
 * states alone, so going back brings all of it back: utilization has no memory.
 */
export function utilizationChange(before: readonly ReportedCard[], after: readonly ReportedCard[]): Range {
  const moved = (side: 0 | 1) =>
    utilizationShare[side] * (weighed(after, singleCardWeight[side]) - weighed(before, singleCardWeight[side]))
  return [Math.min(moved(0), moved(1)), Math.max(moved(0), moved(1))]
}
