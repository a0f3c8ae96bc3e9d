import { type Card, owedOn } from '#engine/cards/card.ts'
import { compareOrders, type OrderComparison } from '#engine/cards/compare.ts'
import { paymentByDate } from '#engine/cards/payment-by-date.ts'
import { type MonthTotals, type PayoffOutcome, payOff, payOffInTotal } from '#engine/cards/payoff.ts'
import type { PayoffPlan } from '#engine/cards/payoff-plan.ts'
import { thirtySixMonthPayment } from '#engine/cards/statement.ts'
import type { TransferCheck } from '#engine/cards/transfer.ts'
import { checkTransferOf } from '#engine/cards/transfer-plan.ts'
import { roundToCent } from '#engine/money.ts'
import { dailyPeriodicRate } from '#engine/rate.ts'
import { cardsOf, minimumRuleOf, optionsOf, ownOrderOf } from './cards.ts'
import type { CardInputs } from './sections.ts'

export type PaidOff = Extract<PayoffOutcome, { outcome: 'paid-off' }>
export type Never = Extract<PayoffOutcome, { outcome: 'never-paid-off' }>
export type Course = PaidOff | Never
/** A course whose months nobody looks at card by card. */
export type CourseInTotal = Exclude<PayoffOutcome<MonthTotals>, { outcome: 'refused' }>
export type Compared = Extract<TransferCheck, { outcome: 'compared' }>

export type PaidInTotal = Extract<CourseInTotal, { outcome: 'paid-off' }>

export interface Debt {
  readonly cards: readonly Card[]
  /** Owed today on all cards, dollars. */
  readonly owed: number
  /** Interest billed for one day at today's balances, dollars. */
  readonly interestPerDay: number
  /** Interest that runs in the background for one day and is charged only if an offer is missed. */
  readonly deferredPerDay: number
  /** The payment that clears each card in 36 months by the method of statements, added up; dollars a month. */
  readonly statementPayment: number
  readonly plan: PayoffPlan
  /** Paid in the first month, and what the minimums of that month ask. */
  readonly firstPayment: number
  readonly firstMinimums: number
  readonly minimumOnly: CourseInTotal
  /** Null with one card, or when there is no extra money to place. */
  readonly orders: OrderComparison | null
  readonly transfer: Compared | null
}
export interface PaidPlan extends Debt {
  readonly outcome: 'paid-off'
  readonly course: PaidOff
}
export interface NeverPlan extends Debt {
  readonly outcome: 'never-paid-off'
  readonly course: Never
}
export type Result = PaidPlan | NeverPlan | { readonly outcome: 'nothing-owed' } | { readonly outcome: 'not-possible' }

const total = (amounts: readonly number[]): number => roundToCent(amounts.reduce((sum, amount) => sum + amount, 0))

/** What is paid each month; null when no payment clears it by the date. */
function planOf(inputs: CardInputs, cards: readonly Card[]): PayoffPlan | null {
  switch (inputs.plan) {
    case 'total':
      return { kind: 'fixed-total', amount: inputs.monthlyTotal }
    case 'extra':
      return { kind: 'minimum-plus', extra: inputs.extra, keepTotal: inputs.keepTotal }
    case 'minimum':
      return { kind: 'minimum' }
    case 'date': {
      const found = paymentByDate(cards, inputs.targetMonths, optionsOf(inputs))
      return found.outcome === 'found' ? { kind: 'fixed-total', amount: found.payment } : null
    }
  }
}

/** At the payment of the plan's first month, kept level; a plan that is level is its own course of staying. */
function transferOf(inputs: CardInputs, cards: readonly Card[], plan: PayoffPlan, course: Course): Compared | null {
  if (!inputs.transfer) return null
  const isLevel = plan.kind === 'fixed-total'
  const check = checkTransferOf(
    cards,
    isLevel ? plan.amount : (course.rows[0]?.payment ?? 0),
    {
      feeRate: inputs.transferFee / 100,
      promoApr: inputs.transferApr / 100,
      goToApr: inputs.transferLater / 100,
      promoMonths: inputs.transferMonths,
      minimum: minimumRuleOf(inputs),
      ...(inputs.transferLimit === null ? {} : { limit: inputs.transferLimit }),
    },
    optionsOf(inputs),
    isLevel ? course : undefined,
  )
  return check.outcome === 'compared' ? check : null
}

const perDay = (cards: readonly Card[]) => ({
  interestPerDay: cards.reduce(
    (sum, card) =>
      sum +
      card.balance * dailyPeriodicRate(card.apr) +
      (card.promo ? card.promo.balance * dailyPeriodicRate(card.promo.apr) : 0),
    0,
  ),
  deferredPerDay: cards.reduce(
    (sum, card) => sum + (card.promo?.deferred ? card.promo.balance * dailyPeriodicRate(card.promo.deferred.apr) : 0),
    0,
  ),
})

/** 12 CFR 1026.7(b)(12) by the method of Appendix M2, card by card. */
const statementPaymentOf = (cards: readonly Card[]): number =>
  total(
    cards.map((card) =>
      thirtySixMonthPayment([
        { balance: card.balance, apr: card.apr },
        ...(card.promo
          ? [
              {
                balance: card.promo.balance,
                apr: card.promo.apr,
                promo: { months: card.promo.paymentsLeft, aprAfter: card.apr },
              },
            ]
          : []),
      ]),
    ),
  )

export function compute({ inputs }: { readonly inputs: CardInputs }): Result {
  const cards = cardsOf(inputs)
  const owed = total(cards.map(owedOn))
  if (owed <= 0) return { outcome: 'nothing-owed' }
  const options = optionsOf(inputs)
  const plan = planOf(inputs, cards)
  if (plan === null) return { outcome: 'not-possible' }
  const course = payOff(cards, plan, options)
  const minimumOnly = plan.kind === 'minimum' ? course : payOffInTotal(cards, { kind: 'minimum' }, options)
  if (course.outcome === 'refused' || minimumOnly.outcome === 'refused') return { outcome: 'not-possible' }
  const several = cards.filter((card) => owedOn(card) > 0).length > 1
  const orders =
    several && plan.kind !== 'minimum'
      ? compareOrders(cards, plan, options, ownOrderOf(inputs), { order: inputs.order, outcome: course })
      : null

  const firstPayment = course.rows[0]?.payment ?? 0
  const debt: Debt = {
    cards,
    owed,
    ...perDay(cards),
    statementPayment: statementPaymentOf(cards),
    plan,
    firstPayment,
    firstMinimums: total((course.rows[0]?.cards ?? []).map((card) => card.minimum)),
    minimumOnly,
    orders,
    transfer: transferOf(inputs, cards, plan, course),
  }
  return course.outcome === 'paid-off'
    ? { outcome: 'paid-off', course, ...debt }
    : { outcome: 'never-paid-off', course, ...debt }
}
