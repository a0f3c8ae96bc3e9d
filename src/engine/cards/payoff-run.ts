import { planExtras } from '#engine/lending/extras.ts'
import { nearestCents } from '#engine/money.ts'
import { lengthOf, monthOfYear, yearOf } from '#engine/month.ts'
import { allot, leaveQueue, queueOf } from './allot.ts'
import type { Card } from './card.ts'
import { applyPayment, billCycle, endCycle, owed, type RunningCard, startRunning } from './cycle.ts'
import { budgetOf, HOPELESS, MOST_MONTHS, type PayoffOptions, type PayoffPlan } from './payoff-plan.ts'

/** A month of a run, as it has just ended: `open` are the cards billed in it. Cents. The same object every month. */
export type RunMonth = {
  index: number
  payment: number
  interest: number
  balance: number
  open: readonly RunningCard[]
}

/** What stands in the way of an end: a card's interest and new charges of one month against its payment of that month. Cents. */
export type Against = { index: number; interest: number; charges: number; payment: number }

/** A plan's end. Cents. */
export type PayoffRun = {
  /** Payments made. */
  months: number
  totalInterest: number
  totalPaid: number
  totalCharges: number
  deferredInterestCharged: number
  /** Still owed at the end. */
  owed: number
  cleared: readonly { key: string; index: number }[]
  shortOfMinimums: { index: number; minimums: number; payment: number } | null
  /** The card on which most is owed at the end, null where nothing is; the first month in which it grew although paid, or else the first. */
  stuck: { card: Card; growing: Against | null; first: Against | null } | null
}

const againstOf = ({ interest, charges, payment }: RunningCard, index: number): Against => ({
  index,
  interest,
  charges,
  payment,
})
/** Told in dollars, where the sum of two amounts may carry binary noise. */
const grows = ({ interest, charges, payment }: RunningCard): boolean =>
  payment <= interest + charges + 1 && payment / 100 <= interest / 100 + charges / 100

/**
 * Pays several cards off month by month, at most 1,200 months. Each month every open card is billed (see cycle.ts), the
 * minimums are paid, and what the plan has left goes to the cards in the chosen order; what clears a card rolls on to the
 * next one in the same month. Everything is whole cents, so payments = starting balances + charges + interest exactly.
 * The amounts have passed `refusalOf`. `read` is shown every month.
 */
export const runPayoff = (
  cards: readonly Card[],
  plan: PayoffPlan,
  options: PayoffOptions,
  read?: (month: RunMonth) => void,
): PayoffRun => {
  const { firstMonth, interest: mode } = options
  const running = cards.map(startRunning)
  let open: readonly RunningCard[] = running.filter((r) => !r.cleared)
  const queue = queueOf(open, options.order, options.offersInTime ?? false)
  const growing: (Against | null)[] = running.map(() => null)
  const first: (Against | null)[] = running.map(() => null)
  const isAhead = (extra: NonNullable<PayoffOptions['extras']>[number]) =>
    extra.kind !== 'once' || extra.month >= firstMonth
  const extras = options.extras?.length ? planExtras(options.extras.filter(isAhead), firstMonth, 0) : null
  const run = { months: 0, totalInterest: 0, totalPaid: 0, totalCharges: 0, deferredInterestCharged: 0 }
  const cleared: { key: string; index: number }[] = []
  let shortOfMinimums: PayoffRun['shortOfMinimums'] = null
  let held = 0
  const most = Math.min(options.stopAfter ?? MOST_MONTHS, MOST_MONTHS)
  const seen: RunMonth = { index: 0, payment: 0, interest: 0, balance: 0, open }
  let year = yearOf(firstMonth)
  let monthNumber = monthOfYear(firstMonth)

  for (let index = 1; index <= most && open.length > 0; index++) {
    const days = mode === 'daily' ? lengthOf(year, monthNumber) : 0
    let minimums = 0
    for (const r of open) {
      billCycle(r, days, mode, index === 1 ? nearestCents(r.card.paidThisMonth ?? 0) : 0)
      minimums += r.minimum
    }
    const budget = budgetOf(plan, minimums, held)
    if (plan.kind === 'minimum-plus' && plan.keepTotal) held = Math.max(held, budget)
    allot(budget + (extras?.inMonth(index - 1) ?? 0), open, queue, cleared.length)

    let payment = 0
    let interest = 0
    let balance = 0
    const before = cleared.length
    for (const r of open) {
      applyPayment(r)
      endCycle(r)
      if (index === 1) first[r.place] = againstOf(r, index)
      if (growing[r.place] === null && grows(r)) growing[r.place] = againstOf(r, index)
      if (r.cleared) cleared.push({ key: r.card.key, index })
      payment += r.payment
      interest += r.interest + r.deferredCharged
      balance += owed(r)
      run.totalCharges += r.charges
      run.deferredInterestCharged += r.deferredCharged
    }
    if (payment < minimums && shortOfMinimums === null) shortOfMinimums = { index, minimums, payment }
    run.months = index
    run.totalInterest += interest
    run.totalPaid += payment
    if (read) {
      seen.index = index
      seen.payment = payment
      seen.interest = interest
      seen.balance = balance
      seen.open = open
      read(seen)
    }
    if (cleared.length > before) {
      open = open.filter((r) => !r.cleared)
      leaveQueue(queue)
    }
    if (balance > HOPELESS * 100) break
    monthNumber = (monthNumber % 12) + 1
    if (monthNumber === 1) year += 1
  }
  const largest = open.reduce<RunningCard | null>((top, r) => (top === null || owed(r) > owed(top) ? r : top), null)
  return {
    ...run,
    owed: open.reduce((sum, r) => sum + owed(r), 0),
    cleared,
    shortOfMinimums,
    stuck: largest && {
      card: largest.card,
      growing: growing[largest.place] ?? null,
      first: first[largest.place] ?? null,
    },
  }
}
