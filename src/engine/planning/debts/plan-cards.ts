import type { Card, Promo } from '#engine/cards/card.ts'
import type { MinimumRule } from '#engine/cards/minimum.ts'
import { payOff } from '#engine/cards/payoff.ts'
import { type CardMinimum, offerPayments } from '#engine/household/debt-months.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'

/** What the plan is told about a household's debts beside the debts. */
export interface PlanScope {
  readonly today: IsoDate
  /** The month of the first payment. */
  readonly firstMonth: Month
  /** Debts that run beside the plan: not in it at all. */
  readonly beside: ReadonlySet<string>
  /** Debts that are in the plan and get their minimum only. */
  readonly minimumOnly: ReadonlySet<string>
  /** How a card's minimum is set where its statement was not copied: the greater of `floor` dollars and a share of the balance plus interest. */
  readonly usualMinimum: CardMinimum
}

/** Why a debt with a balance is not in the plan. `paid-in-full`: a card paid in full by itself each month carries nothing. */
export type LeftOut = {
  readonly id: string
  readonly why: 'beside' | 'no-apr' | 'no-payment' | 'paid-in-full'
}

export interface PlanCards {
  readonly cards: readonly Card[]
  readonly leftOut: readonly LeftOut[]
  /** What is paid on the debts of the plan now, dollars a month: as said, else the minimum. */
  readonly paysNow: number
  /** What must be paid on them in the first month. */
  readonly minimums: number
  /** Debts whose payment was worked out from the last payment's month, or whose card rule is our assumption. */
  readonly assumed: readonly string[]
}

/** Loans on homes run beside a plan unless somebody takes them in. */
export const runsBeside = ({ kind }: Pick<HouseholdDebt, 'kind'>): boolean => kind === 'mortgage' || kind === 'property'

const monthlyInterest = (balance: number, apr: number): number => roundToCent((balance * apr) / 12)

/**
 * A card's rule from the minimum on its statement. Issuers ask for a share of the balance with the interest in it or beside it; both
 * fall in step with the balance, so the share that gives the printed minimum at today's balance is kept, and never less than the usual
 * floor. A minimum under the month's interest, or of the whole balance, stays what it is.
 */
export function cardRule(
  balance: number,
  apr: number,
  minimum: number | null,
  usual: PlanScope['usualMinimum'],
): MinimumRule {
  const interest = monthlyInterest(balance, apr)
  if (minimum === null) return { kind: 'percent-plus-interest', percent: usual.shareOfBalance, floor: usual.floor }
  if (minimum <= interest || minimum >= balance) return { kind: 'flat', amount: minimum }
  return {
    kind: 'percent-plus-interest',
    percent: (minimum - interest) / balance,
    floor: Math.min(minimum, usual.floor),
  }
}

/** The payment of a loan whose papers were not copied but whose last month is known; null: neither is. */
function loanPayment(
  { minimum, payment, balance, endsOn }: HouseholdDebt,
  apr: number,
  firstMonth: Month,
): number | null {
  if (minimum !== null) return minimum
  if (payment !== null) return payment
  const months = endsOn === null ? 0 : monthsBetween(firstMonth, endsOn) + 1
  return months > 0 ? roundToCent(levelPayment(balance, apr / 12, months)) : null
}

function promoOf(debt: HouseholdDebt, apr: number, { firstMonth, today }: PlanScope): Promo | null {
  const { promoApr, promoEnds, promoDeferred, promoAccrued, balance, dueDay } = debt
  if (promoEnds === null || promoEnds < today || (promoApr === null && promoDeferred !== true)) return null
  const paymentsLeft = offerPayments(promoEnds, dueDay, firstMonth)
  if (paymentsLeft <= 0 && promoDeferred !== true) return null
  const offer = { balance, apr: promoApr ?? 0, paymentsLeft }
  return promoDeferred === true ? { ...offer, deferred: { apr, accrued: promoAccrued ?? 0 } } : offer
}

/** Dollars written down as paid on a debt in a month. */
export const paidIn = ({ paid }: HouseholdDebt, month: Month): number =>
  Math.max(0, sumToCent((paid ?? []).filter(({ on }) => monthOf(on) === month).map(({ amount }) => amount)))

/**
 * The debts of a household as the payoff engine takes them. Interest is by the month, so that a printed minimum is the first month's to
 * the cent. A debt without an APR, or whose payment nobody knows, is left out and named, never counted as free. Payments written down
 * in `firstMonth` count as made where that month has begun.
 */
export function planCards(debts: readonly HouseholdDebt[], scope: PlanScope): PlanCards {
  const cards: Card[] = []
  const leftOut: LeftOut[] = []
  const assumed: string[] = []
  const hasBegun = scope.firstMonth <= monthOf(scope.today)
  for (const debt of debts) {
    const before = hasBegun ? paidIn(debt, scope.firstMonth) : 0
    if (debt.balance + before <= 0) continue
    const { id, name, apr, balance } = debt
    const isCard = debt.kind === 'card'
    const leave = (why: LeftOut['why']) => leftOut.push({ id, why })
    if (scope.beside.has(id)) leave('beside')
    else if (isCard && debt.autopay === 'full') leave('paid-in-full')
    else if (apr === null) leave('no-apr')
    else {
      const promo = promoOf(debt, apr, scope)
      const rate = promo?.apr ?? apr
      const payment = isCard ? debt.minimum : loanPayment(debt, apr, scope.firstMonth)
      if (!isCard && payment === null) {
        leave('no-payment')
        continue
      }
      const rule: MinimumRule = isCard
        ? cardRule(balance, rate, payment, scope.usualMinimum)
        : { kind: 'flat', amount: payment ?? 0 }
      if (debt.minimum === null && (isCard || debt.payment === null)) assumed.push(id)
      cards.push({
        key: id,
        name,
        balance: promo === null ? balance : 0,
        apr,
        minimum: rule,
        ...(promo === null ? {} : { promo }),
        ...(debt.monthlyCharges ? { monthlyCharges: debt.monthlyCharges } : {}),
        ...(scope.minimumOnly.has(id) ? { minimumOnly: true } : {}),
        ...(before > 0 ? { paidThisMonth: before } : {}),
      })
    }
  }
  const asked = firstMinimums(cards, scope.firstMonth)
  const pays = cards.map(({ key, minimumOnly }) => {
    const payment = minimumOnly ? null : debts.find(({ id }) => id === key)?.payment
    return payment ?? asked.get(key) ?? 0
  })
  return { cards, leftOut, paysNow: sumToCent(pays), minimums: sumToCent([...asked.values()]), assumed }
}

/** What each debt asks for in the first month, by id, dollars. */
function firstMinimums(cards: readonly Card[], firstMonth: Month): ReadonlyMap<string, number> {
  const options = { order: { kind: 'custom', keys: [] }, firstMonth, interest: 'monthly', stopAfter: 1 } as const
  const month = payOff(cards, { kind: 'minimum' }, options)
  const rows = month.outcome === 'refused' ? [] : (month.rows[0]?.cards ?? [])
  return new Map(rows.map(({ key, minimum }) => [key, minimum]))
}
