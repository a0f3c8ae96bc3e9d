import { planExtras } from '#engine/lending/extras.ts'
import type { Extra } from '#engine/lending/loan.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { addMonths, daysInMonth, type Month } from '#engine/month.ts'
import { allot } from './allot.ts'
import type { Card } from './card.ts'
import {
  applyPayment,
  billCycle,
  endCycle,
  type InterestMode,
  owed,
  type RunningCard,
  reopenCycle,
  startRunning,
} from './cycle.ts'
import { minimumPayment } from './minimum.ts'
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

export type CardMonth = {
  key: string
  start: number
  interest: number
  charges: number
  minimum: number
  payment: number
  /** Deferred interest charged at the end of an offer, part of the interest total. */
  deferredCharged: number
  end: number
}

export type PayoffMonth = {
  /** 1 for the first payment. */
  index: number
  month: Month
  payment: number
  interest: number
  /** Owed on all cards after the payment. */
  balance: number
  cards: readonly CardMonth[]
}

type Course = {
  rows: readonly PayoffMonth[]
  /** Includes deferred interest that was charged. */
  totalInterest: number
  totalPaid: number
  totalCharges: number
  deferredInterestCharged: number
  /** Cards in the order they were cleared; `index` counts payments. Cards that owed nothing from the start are left out. */
  cleared: readonly { key: string; index: number; month: Month }[]
  /** The first month in which the plan pays less than the minimums ask; late fees and penalty rates are not modelled. */
  shortOfMinimums: { index: number; minimums: number; payment: number } | null
}

export type PayoffOutcome =
  | (Course & { outcome: 'paid-off'; months: number; lastMonth: Month | null })
  | (Course & {
      outcome: 'never-paid-off'
      /**
       * 'payment-below-interest': named card grows although paid. 'over-100-years': it shrinks, but too slowly.
       * 'not-in-time': only with `stopAfter`, and nothing is known beyond it.
       */
      reason: 'payment-below-interest' | 'over-100-years' | 'not-in-time'
      /** The card that stands in the way: its interest and new charges of one month against its payment of that month. */
      card: { key: string; name: string; index: number; interest: number; charges: number; payment: number }
    })
  /** 'not-a-number' also for anything above a trillion; 'same-key': two cards share a key. */
  | { outcome: 'refused'; reason: 'not-a-number' | 'negative-amount' | 'same-key' }

const MOST_MONTHS = 1_200
/** Past a trillion dollars the answer is known; further months would only lose the cents. */
const HOPELESS = 1e12

const refusalOf = (
  cards: readonly Card[],
  plan: PayoffPlan,
  extras: readonly Extra[],
): 'not-a-number' | 'negative-amount' | 'same-key' | null => {
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

/**
 * Pays several cards off month by month, at most 1,200 months. Each month every open card is billed (see cycle.ts), the
 * minimums are paid, and what the plan has left goes to the cards in the chosen order; what clears a card rolls on to the
 * next one in the same month. Everything is whole cents, so payments = starting balances + charges + interest exactly.
 *
 * Once a card is cleared, its new charges are taken to be paid in full each month from other money and leave the plan.
 * No late fees, annual fees or penalty rates. Extras come beside the plan's total and never raise it. A balance bears interest for the whole month before each payment, the first too.
 */
export const payOff = (cards: readonly Card[], plan: PayoffPlan, options: PayoffOptions): PayoffOutcome => {
  const refusal = refusalOf(cards, plan, options.extras ?? [])
  if (refusal !== null) return { outcome: 'refused', reason: refusal }
  const running = cards.map(startRunning)
  const isAhead = (extra: Extra) => extra.kind !== 'once' || extra.month >= options.firstMonth
  const extras = planExtras((options.extras ?? []).filter(isAhead), options.firstMonth, 0)
  const rows: PayoffMonth[] = []
  const cleared: { key: string; index: number; month: Month }[] = []
  let shortOfMinimums: Course['shortOfMinimums'] = null
  let held = 0
  const most = Math.min(options.stopAfter ?? MOST_MONTHS, MOST_MONTHS)

  for (let index = 1; index <= most && running.some((r) => !r.cleared); index++) {
    const month = addMonths(options.firstMonth, index - 1)
    const days = options.interest === 'daily' ? daysInMonth(month) : 0
    const open = running.filter((r) => !r.cleared)
    const billed = new Map<RunningCard, CardMonth>()
    for (const r of open) {
      const before = index === 1 ? roundToCent(r.card.paidThisMonth ?? 0) : 0
      const inside = before > 0 ? reopenCycle(r, before) : 0
      const start = owed(r)
      const { interest, charges } = before > 0 ? { interest: 0, charges: 0 } : billCycle(r, days, options.interest)
      const minimum = minimumPayment(r.card.minimum, { balance: owed(r), interest: interest + inside })
      const payment = Math.min(before, owed(r))
      billed.set(r, { key: r.card.key, start, interest, charges, minimum, payment, deferredCharged: 0, end: 0 })
    }
    const minimums = sumToCent([...billed.values()].map((b) => b.minimum))
    const budget = budgetOf(plan, minimums, held)
    if (plan.kind === 'minimum-plus' && plan.keepTotal) held = Math.max(held, budget)
    const beside = extras.inMonth(index - 1) / 100
    allot(roundToCent(budget + beside), open, options.order, billed, {
      inTime: options.offersInTime ?? false,
      cleared: cleared.length,
    })
    for (const [r, bill] of billed) {
      applyPayment(r, bill.payment, bill.minimum)
      bill.deferredCharged = endCycle(r)
      bill.end = owed(r)
      if (r.cleared) cleared.push({ key: r.card.key, index, month })
    }
    const bills = [...billed.values()]
    const payment = sumToCent(bills.map((b) => b.payment))
    if (payment < minimums && shortOfMinimums === null) shortOfMinimums = { index, minimums, payment }
    const balance = sumToCent(bills.map((b) => b.end))
    rows.push({
      index,
      month,
      payment,
      interest: sumToCent(bills.map((b) => b.interest + b.deferredCharged)),
      balance,
      cards: bills,
    })
    if (balance > HOPELESS) break
  }

  const course: Course = {
    rows,
    totalInterest: sumToCent(rows.map((m) => m.interest)),
    totalPaid: sumToCent(rows.map((m) => m.payment)),
    totalCharges: sumToCent(rows.flatMap((m) => m.cards.map((c) => c.charges))),
    deferredInterestCharged: sumToCent(rows.flatMap((m) => m.cards.map((c) => c.deferredCharged))),
    cleared,
    shortOfMinimums,
  }
  const stuck = running.filter((r) => !r.cleared).sort((a, b) => owed(b) - owed(a))[0]
  if (stuck === undefined)
    return { outcome: 'paid-off', ...course, months: rows.length, lastMonth: rows.at(-1)?.month ?? null }
  const why = reasonFor(stuck, rows)
  const cut = rows.length >= most && most < MOST_MONTHS
  return { outcome: 'never-paid-off', ...course, ...why, reason: cut ? 'not-in-time' : why.reason }
}

const budgetOf = (plan: PayoffPlan, minimums: number, held: number): number => {
  switch (plan.kind) {
    case 'minimum':
      return minimums
    case 'fixed-total':
      return roundToCent(plan.amount)
    case 'level-total':
      return Math.max(minimums, roundToCent(plan.amount))
    case 'minimum-plus':
      return Math.max(held, roundToCent(minimums + plan.extra))
  }
}

const reasonFor = (stuck: RunningCard, rows: readonly PayoffMonth[]) => {
  const { key, name } = stuck.card
  const months = rows.flatMap((m) => m.cards.filter((c) => c.key === key).map((c) => ({ ...c, index: m.index })))
  const growing = months.find((c) => c.payment <= c.interest + c.charges)
  const shown = growing ?? months[0] ?? { index: 0, interest: 0, charges: 0, payment: 0 }
  return {
    reason: growing ? ('payment-below-interest' as const) : ('over-100-years' as const),
    card: { key, name, index: shown.index, interest: shown.interest, charges: shown.charges, payment: shown.payment },
  }
}
