import { type MinimumRule, minimumPayment } from '#engine/cards/minimum.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import { dailyPeriodicRate } from '#engine/rate.ts'
import type { StatementCycle } from './cycle-dates.ts'

/** How a card charges. Rates are decimals a year, money is dollars. */
export interface CardTerms {
  readonly apr: number
  /** Another rate on all that is owed, through a day. For cards without new purchases: those would pay `apr`. */
  readonly offer?: { readonly apr: number; readonly through: IsoDate }
  /** 'daily': each day's interest is added to the balance that bears the next day's. 'cycle': average daily balance times days. */
  readonly compounding: 'daily' | 'cycle'
  /** Statements paid in full, one after another, until new purchases are free again. */
  readonly fullPaymentsToRegain: 1 | 2
  readonly minimum: MinimumRule
  /** Charged the day after a due date by which less than the minimum came; never more than that minimum (12 CFR 1026.52(b)(2)(i)(A)). */
  readonly lateFee: number
}

/** What stands on the statement before the first cycle. */
export interface OpeningBalance {
  readonly statement: number
  /** True: it was made of purchases that are free if it is paid in full. False: it bears interest already. */
  readonly hasGrace: boolean
  /** The minimum that statement named; null: by the card's rule. */
  readonly minimum: number | null
}

/** What is paid in a cycle. */
export type PaymentPlan =
  | { readonly kind: 'full' }
  | { readonly kind: 'minimum' }
  /** At most what the statement says. */
  | { readonly kind: 'amount'; readonly amount: number }
  /** All but so many dollars; at least the minimum. */
  | { readonly kind: 'all-but'; readonly left: number }
  | { readonly kind: 'nothing' }

export interface LedgerCycle extends Pick<StatementCycle, 'opens' | 'closes'> {
  /** When the statement before this cycle is due: a day of this cycle. */
  readonly due: IsoDate
  readonly plan: PaymentPlan
  /** Days before the due date that the payment arrives; below 0 is late. Kept inside the cycle. */
  readonly daysEarly: number
  /** Purchases of the cycle, dollars: evenly by day. */
  readonly purchases: number
}

export interface LedgerDay {
  readonly date: IsoDate
  /** Everything owed at the end of the day, with interest so far, dollars. */
  readonly owed: number
  /** The part that bore interest this day. */
  readonly bearing: number
  /** Interest of this day, dollars, not rounded. */
  readonly interest: number
}

export interface CycleResult {
  readonly opens: IsoDate
  readonly closes: IsoDate
  readonly due: IsoDate
  /** The statement to pay in this cycle. */
  readonly statement: number
  readonly minimum: number
  readonly payment: number
  readonly paidOn: IsoDate
  readonly paidInFull: boolean
  readonly purchases: number
  /** Purchases of this cycle are free if its own statement is paid in full. */
  readonly hasGrace: boolean
  readonly days: number
  readonly averageDailyBalance: number
  /** Interest billed at the end of the cycle, whole cents. */
  readonly interest: number
  /** The part of it that new purchases of this cycle brought. */
  readonly interestOnPurchases: number
  readonly lateFee: number
  /** The new statement. */
  readonly closing: number
  readonly rows: readonly LedgerDay[]
}

interface Running {
  /** Bears interest. */
  carried: number
  /** Purchases of the statement before, free if it is paid in full. */
  graced: number
  statement: number
  minimum: number
  hadGrace: boolean
  paidBefore: boolean
}

const dueOf = (plan: PaymentPlan, statement: number, minimum: number): number => {
  switch (plan.kind) {
    case 'full':
      return statement
    case 'minimum':
      return Math.min(minimum, statement)
    case 'amount':
      return Math.min(Math.max(0, plan.amount), statement)
    case 'all-but':
      return Math.max(Math.min(minimum, statement), statement - Math.max(0, plan.left))
    case 'nothing':
      return 0
  }
}

/** A day moved to the nearest end of a span it lies outside of. */
export const within = (date: IsoDate, from: IsoDate, to: IsoDate): IsoDate =>
  date < from ? from : date > to ? to : date

/**
 * A card day by day. A day's interest is on what is owed at its end, after the day's payment and purchases, at APR / 365.
 *
 * While each statement is paid in full, purchases are free. The first cycle whose statement is not paid in full loses the grace period:
 * the unpaid part bears interest from the first day of that cycle and new purchases from their own day. What was repaid in time bears
 * none, and no interest reaches back into earlier cycles (12 CFR 1026.54(a)(1)). A balance that bears interest already goes on until the
 * day it is paid: interest since the statement comes on the next one (trailing interest).
 *
 * While an offer runs, all that bears interest bears the offer's rate: an offer goes with no new purchases here, whose interest would be
 * higher. One payment a cycle. No minimum interest charge, cash advances or penalty rate. Money is not checked: 0 or more, finite.
 */
export function dailyLedger(
  terms: CardTerms,
  opening: OpeningBalance,
  cycles: readonly LedgerCycle[],
): readonly CycleResult[] {
  const start = roundToCent(opening.statement)
  const now: Running = {
    carried: opening.hasGrace ? 0 : start,
    graced: opening.hasGrace ? start : 0,
    statement: start,
    minimum: opening.minimum ?? minimumPayment(terms.minimum, { balance: start, interest: 0 }),
    hadGrace: opening.hasGrace,
    paidBefore: opening.hasGrace,
  }
  return cycles.map((cycle) => oneCycle(terms, now, cycle))
}

function oneCycle(terms: CardTerms, now: Running, cycle: LedgerCycle): CycleResult {
  const { opens, closes, due } = cycle
  const days = daysBetween(opens, closes) + 1
  const paidOn = within(addDays(due, -cycle.daysEarly), opens, closes)
  const payment = roundToCent(dueOf(cycle.plan, now.statement, now.minimum))
  const inTime = paidOn <= due
  const paidInFull = inTime && payment >= now.statement
  const hasGrace = paidInFull && (now.hadGrace || terms.fullPaymentsToRegain === 1 || now.paidBefore)
  const lateFee = roundToCent(inTime && payment >= now.minimum ? 0 : Math.min(terms.lateFee, now.minimum))
  const feeOn = within(addDays(due, 1), opens, closes)

  // The payment goes to what bears interest first, then to what is free until its due date.
  const toCarried = Math.min(payment, now.carried)
  const toGraced = roundToCent(payment - toCarried)
  const repaidInTime = inTime ? toGraced : 0

  let interest = 0
  let onPurchases = 0
  let averaged = 0
  const rows: LedgerDay[] = []
  for (let day = 0; day < days; day++) {
    const date = addDays(opens, day)
    const hasPaid = date >= paidOn
    const bought = (cycle.purchases * (day + 1)) / days
    const carried = now.carried - (hasPaid ? toCarried : 0) + (date >= feeOn ? lateFee : 0)
    const unpaid = paidInFull ? 0 : now.graced - (hasPaid ? toGraced : repaidInTime)
    const added = hasGrace ? 0 : bought
    const base = carried + unpaid + added
    const bearing = base + (terms.compounding === 'daily' ? interest : 0)
    const rate = dailyPeriodicRate(terms.offer && date <= terms.offer.through ? terms.offer.apr : terms.apr)
    const todays = bearing * rate
    // Purchases carry their share of the interest that is added to interest.
    onPurchases += (added + (terms.compounding === 'daily' ? onPurchases : 0)) * rate
    interest += todays
    averaged += bearing
    const owed = now.carried + now.graced + bought - (hasPaid ? payment : 0) + (date >= feeOn ? lateFee : 0) + interest
    rows.push({ date, owed, bearing, interest: todays })
  }

  const billed = roundToCent(interest)
  const left = roundToCent(now.carried + now.graced - payment + lateFee + billed)
  const purchases = roundToCent(cycle.purchases)
  const closing = roundToCent(left + purchases)
  const result: CycleResult = {
    opens,
    closes,
    due,
    statement: now.statement,
    minimum: now.minimum,
    payment,
    paidOn,
    paidInFull,
    purchases,
    hasGrace,
    days,
    averageDailyBalance: averaged / days,
    interest: billed,
    interestOnPurchases: roundToCent(Math.min(onPurchases, interest)),
    lateFee,
    closing,
    rows,
  }
  now.carried = hasGrace ? left : closing
  now.graced = hasGrace ? purchases : 0
  now.statement = closing
  now.minimum = minimumPayment(terms.minimum, { balance: closing, interest: billed, fees: lateFee })
  now.hadGrace = hasGrace
  now.paidBefore = paidInFull
  return result
}
