import type { RunningCard } from './cycle.ts'
import { inOrder, offersInTime, type PayoffOrder, type Turn, targetsInOrder, turnsOf } from './order.ts'

/** Who is given money, in which order: kept through a plan. */
export interface Queue {
  readonly order: PayoffOrder
  readonly inTime: boolean
  readonly minimums: Turn[]
  readonly targets: Turn[]
}

export const queueOf = (open: readonly RunningCard[], order: PayoffOrder, inTime: boolean): Queue => ({
  order,
  inTime,
  minimums: turnsOf(open, order, 1),
  targets: turnsOf(
    open.filter((r) => r.card.minimumOnly !== true),
    order,
    2,
  ),
})

const stay = (turns: Turn[]): void => {
  let kept = 0
  for (const turn of turns) if (!turn.r.cleared) turns[kept++] = turn
  turns.length = kept
}
/** Cards that are cleared leave it. */
export const leaveQueue = ({ minimums, targets }: Queue): void => {
  stay(minimums)
  stay(targets)
}

/** Pays a card up to an amount as far as the money goes; returns what is left of it. */
const give = (r: RunningCard, upTo: number, left: number): number => {
  const paid = Math.max(0, Math.min(upTo - r.payment, left))
  r.payment += paid
  return left - paid
}

/**
 * Hands a month's money out: minimums first, in order as far as it goes; with `inTime` what deferred-interest offers need to be gone
 * when they end; then the rest in order, each card up to what it owes. Cards at their minimum only get no more than that. What was paid earlier in the
 * month comes out of the budget, but not out of the minimums others still ask. Cents; `cleared`: how many cards the plan has cleared so far.
 */
export const allot = (budget: number, open: readonly RunningCard[], queue: Queue, cleared: number): void => {
  let before = 0
  let asked = 0
  for (const r of open) {
    before += r.payment
    asked += Math.max(0, r.minimum - r.payment)
  }
  let left = before > 0 ? Math.max(budget - before, Math.min(budget, asked)) : budget
  // The order of the minimums matters only where the money does not reach for all of them.
  if (left < asked) {
    inOrder(queue.minimums, queue.order, cleared)
    for (const { r } of queue.minimums) {
      if (left <= 0) return
      left = give(r, r.minimum, left)
    }
    return
  }
  for (const r of open) left = give(r, r.minimum, left)
  if (left <= 0) return
  if (queue.inTime)
    for (const { r, upTo } of offersInTime(open))
      if (r.card.minimumOnly !== true && left > 0) left = give(r, upTo, left)
  targetsInOrder(queue.targets, queue.order, cleared)
  for (const { r, upTo } of queue.targets) {
    if (left <= 0) return
    left = give(r, upTo, left)
  }
}
