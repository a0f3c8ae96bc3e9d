import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import type { Card } from './card.ts'
import { type InterestMode, owed } from './cycle.ts'
import { type MonthTotals, type PayoffOutcome, payOffInTotal } from './payoff.ts'
import type { PayoffOptions, PayoffPlan } from './payoff-plan.ts'
import { runPayoff } from './payoff-run.ts'

export type TransferInput = {
  /** Dollars owed now, and the APR it bears (decimal per year). */
  balance: number
  apr: number
  /** Dollars paid each month in all, the same whether the balance moves or stays. */
  monthlyPayment: number
  /** Decimal share of what is moved, added to the new balance; 0.03 to 0.05 is usual. */
  feeRate: number
  promoApr: number
  promoMonths: number
  /** APR on the new card when the offer is over. */
  goToApr: number
  /** Dollars the new card can take, fee included; without it everything moves. */
  limit?: number
  firstMonth: Month
  interest: InterestMode
}

type Course = Exclude<PayoffOutcome<MonthTotals>, { outcome: 'refused' }>

export type TransferCheck =
  | {
      outcome: 'compared'
      moved: number
      fee: number
      /** The cards after the move, the new one last. */
      cards: readonly Card[]
      stay: Course
      move: Course
      /** Interest of staying less fee and interest of moving; null when only one of them, or neither, ever pays off. */
      saving: number | null
      verdict: 'move' | 'stay' | 'even' | 'neither-pays-off'
      /** The payment by which the interest saved has made up for the fee and stays ahead; null when never. */
      breakEvenMonth: number | null
      /** Owed on the new card right after the last payment inside the offer. */
      leftWhenOfferEnds: number
    }
  | { outcome: 'refused'; reason: 'not-a-number' | 'negative-amount' }

const paid = (course: Course): number | null => (course.outcome === 'paid-off' ? course.totalInterest : null)

/**
 * Moves a balance to an offer, or leaves it, at the same monthly payment. What does not fit stays on the old card, and the
 * payment goes to the higher APR first. No minimums are modelled: the payment is taken to cover them.
 */
export const checkTransfer = (input: TransferInput): TransferCheck => {
  const { balance, apr, monthlyPayment, feeRate, promoApr, promoMonths, goToApr, limit, firstMonth, interest } = input
  const numbers = [balance, apr, monthlyPayment, feeRate, promoApr, promoMonths, goToApr, limit ?? 0]
  if (!numbers.every(Number.isFinite)) return { outcome: 'refused', reason: 'not-a-number' }
  if (numbers.some((n) => n < 0)) return { outcome: 'refused', reason: 'negative-amount' }
  const room = limit === undefined ? balance : limit / (1 + feeRate)
  const moved = roundToCent(Math.min(balance, room))
  const fee = roundToCent(moved * feeRate)
  const minimum = { kind: 'flat', amount: 0 } as const
  const old: Card = { key: 'old', name: 'Old card', balance, apr, minimum }
  const promo = { balance: roundToCent(moved + fee), apr: promoApr, paymentsLeft: promoMonths }
  const fresh: Card = { key: 'new', name: 'New card', balance: 0, apr: goToApr, minimum, promo }
  const plan = { kind: 'fixed-total', amount: monthlyPayment } as const
  const options = { order: { kind: 'avalanche' } as const, firstMonth, interest }
  const stay = payOffInTotal([old], plan, options)
  const cards = [{ ...old, balance: roundToCent(balance - moved) }, fresh]
  const move = payOffInTotal(cards, plan, options)
  if (stay.outcome === 'refused' || move.outcome === 'refused') return { outcome: 'refused', reason: 'not-a-number' }
  return {
    outcome: 'compared',
    moved,
    fee,
    cards,
    stay,
    move,
    ...judgeMove(stay, move, fee),
    leftWhenOfferEnds: leftOnOffer(cards, plan, options),
  }
}

/** What moving is worth, from the two courses. */
export const judgeMove = (stay: Course, move: Course, fee: number) => {
  const stayCost = paid(stay)
  const moveCost = paid(move)
  const saving = stayCost === null || moveCost === null ? null : roundToCent(stayCost - moveCost - fee)
  return {
    saving,
    verdict: verdictOf(saving, stayCost, moveCost),
    breakEvenMonth: breakEven(stay, move, fee),
  } as const
}

const verdictOf = (saving: number | null, stayCost: number | null, moveCost: number | null) => {
  if (saving !== null) return saving > 0 ? 'move' : saving < 0 ? 'stay' : 'even'
  if (moveCost !== null) return 'move'
  return stayCost !== null ? 'stay' : 'neither-pays-off'
}

const breakEven = (stay: Course, move: Course, fee: number): number | null => {
  let ahead: number | null = null
  let stayed = 0
  let gone = fee
  for (let i = 0; i < Math.max(stay.rows.length, move.rows.length); i++) {
    stayed = roundToCent(stayed + (stay.rows[i]?.interest ?? 0))
    gone = roundToCent(gone + (move.rows[i]?.interest ?? 0))
    if (stayed < gone) ahead = null
    else ahead ??= i + 1
  }
  return ahead
}

/** What is owed on the new card, the last of these, right after the last payment inside its offer; dollars. */
export const leftOnOffer = (cards: readonly Card[], plan: PayoffPlan, options: PayoffOptions): number => {
  const promo = cards.at(-1)?.promo
  if (promo === undefined || promo.paymentsLeft < 1) return promo?.balance ?? 0
  const months = Math.ceil(promo.paymentsLeft)
  let left = 0
  runPayoff(
    cards,
    plan,
    { ...options, stopAfter: Math.min(months, options.stopAfter ?? months) },
    ({ index, open }) => {
      if (index === months) left = open.reduce((sum, r) => (r.place === cards.length - 1 ? owed(r) : sum), 0) / 100
    },
  )
  return left
}
