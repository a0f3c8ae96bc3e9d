import type { Extra } from '#engine/lending/loan.ts'
import { nearestCents } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import type { Card } from './card.ts'
import type { InterestMode } from './cycle.ts'
import type { PayoffOrder } from './order.ts'

/** How much is paid each month, dollars. */
export type PayoffPlan =
  | { kind: 'minimum' }
  /** The same total over all cards until the end. A total below the minimums is paid as it is and reported. */
  | { kind: 'fixed-total'; amount: number }
  /** The same total until the end, and the minimums in a month in which they ask for more: when an offer is over, say. */
  | { kind: 'level-total'; amount: number }
  /** All minimums plus an extra; with `keepTotal` the total never falls below the first month's, as minimums shrink. */
  | { kind: 'minimum-plus'; extra: number; keepTotal?: boolean }

export type PayoffOptions = {
  order: PayoffOrder
  /** The month of the first payment; in 'daily' mode its length counts. */
  firstMonth: Month
  interest: InterestMode
  /** Looks no further than this many payments; without it, 1,200. What is owed then makes it 'not-in-time'. */
  stopAfter?: number
  /**
   * Money beside the plan's, dollars: once, each year or each month between two months. It follows the order like the rest, and what
   * the month has no use for is not paid. A one-off before the first month is left out: it has been.
   */
  extras?: readonly Extra[]
  /** Pays deferred-interest offers down in equal steps so that none is left when it ends, before the order has its turn. */
  offersInTime?: boolean
}

export const MOST_MONTHS = 1_200
/** Past a trillion dollars the answer is known; further months would only lose the cents. */
export const HOPELESS = 1e12

/** 'not-a-number' also for anything above a trillion; 'same-key': two cards share a key. */
export type Refusal = 'not-a-number' | 'negative-amount' | 'same-key'

export const refusalOf = (cards: readonly Card[], plan: PayoffPlan, extras: readonly Extra[]): Refusal | null => {
  const amounts = cards.flatMap((c) => {
    const promo = c.promo
      ? [c.promo.balance, c.promo.apr, c.promo.paymentsLeft, c.promo.deferred?.apr ?? 0, c.promo.deferred?.accrued ?? 0]
      : []
    const rule = Object.values(c.minimum).filter((v) => typeof v === 'number')
    return [c.balance, c.apr, c.monthlyCharges ?? 0, c.paidThisMonth ?? 0, ...promo, ...rule]
  })
  amounts.push(...extras.map((extra) => extra.amount))
  if (plan.kind === 'fixed-total' || plan.kind === 'level-total') amounts.push(plan.amount)
  if (plan.kind === 'minimum-plus') amounts.push(plan.extra)
  if (!amounts.every((a) => Number.isFinite(a) && Math.abs(a) <= HOPELESS)) return 'not-a-number'
  if (amounts.some((a) => a < 0)) return 'negative-amount'
  return new Set(cards.map((c) => c.key)).size < cards.length ? 'same-key' : null
}

/** What a month may cost, in cents. `held`: the most it has cost so far where the total is kept. */
export const budgetOf = (plan: PayoffPlan, minimums: number, held: number): number => {
  switch (plan.kind) {
    case 'minimum':
      return minimums
    case 'fixed-total':
      return nearestCents(plan.amount)
    case 'level-total':
      return Math.max(minimums, nearestCents(plan.amount))
    case 'minimum-plus':
      return Math.max(held, nearestCents(minimums / 100 + plan.extra))
  }
}
