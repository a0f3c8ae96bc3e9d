import { roundToCent, sumToCent } from '#engine/money.ts'
import type { RunningCard } from './cycle.ts'
import { inOrder, type OrderView, offersInTime, type PayoffOrder, targetsOf } from './order.ts'

/** What a month asks of a card and what it gets; `payment` may start above 0 where something was paid before. */
export interface Bill {
  readonly minimum: number
  payment: number
}

/**
 * Hands a month's money out: minimums first, in order as far as it goes; with `inTime` what deferred-interest offers need to be gone
 * when they end; then the rest in order, each card up to what it owes. Cards at their minimum only get no more than that. What was paid earlier in the month comes out of the budget, but not out of the minimums others still ask. Dollars.
 */
export const allot = (
  budget: number,
  open: readonly RunningCard[],
  order: PayoffOrder,
  billed: ReadonlyMap<RunningCard, Bill>,
  { inTime, cleared }: { readonly inTime: boolean; readonly cleared: number },
): void => {
  const view: OrderView = { minimumOf: (r) => billed.get(r)?.minimum ?? 0, cleared }
  const taking = open.filter((r) => r.card.minimumOnly !== true)
  const minimums = inOrder(open, order, view).map((r) => ({ r, upTo: view.minimumOf(r) }))
  let left = roundToCent(budget - before(billed))
  if (left < budget) left = Math.max(left, Math.min(budget, stillAsked(billed)))
  const turns = [...minimums, ...(inTime ? offersInTime(taking) : []), ...targetsOf(taking, order, view)]
  for (const { r, upTo } of turns) {
    if (left <= 0) return
    const bill = billed.get(r)
    if (bill === undefined) continue
    const paid = Math.max(0, Math.min(roundToCent(upTo - bill.payment), left))
    bill.payment = roundToCent(bill.payment + paid)
    left = roundToCent(left - paid)
  }
}

const before = (billed: ReadonlyMap<RunningCard, Bill>): number =>
  sumToCent([...billed.values()].map(({ payment }) => payment))
const stillAsked = (billed: ReadonlyMap<RunningCard, Bill>): number =>
  sumToCent([...billed.values()].map(({ minimum, payment }) => Math.max(0, minimum - payment)))
