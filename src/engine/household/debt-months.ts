import { addMonths, dateIn, type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'
import type { DebtKind } from '#engine/wealth/balance-sheet.ts'
import type { HouseholdDebt } from './lists.ts'

/** What a debt asks for, month by month. Dollars; months are indexes, 0 the first month with a payment. */
export interface DebtTerms {
  readonly kind: DebtKind
  /** Decimal a year, once no offer holds. */
  readonly apr: number
  /** An offer that holds today: its rate, to its last month; -1 where it ends before the first payment. */
  readonly promo: { readonly apr: number; readonly last: number; readonly deferred: boolean } | null
}

/** A debt under way. Cents. */
export interface DebtUnderWay {
  readonly terms: DebtTerms
  balance: number
  payment: number
  /** Interest an offer holds back until it ends. */
  deferred: number
}

/** The least a card asks for: the greater of `floor` dollars and a share of the balance plus the month's interest. */
export interface CardMinimum {
  readonly floor: number
  readonly shareOfBalance: number
}

/** How many payments from `firstMonth` on fall on or before the offer's last day. Without a due day the last of the month counts. */
export function offerPayments(ends: IsoDate, dueDay: number | null, firstMonth: Month): number {
  const months = monthsBetween(firstMonth, monthOf(ends))
  if (months < 0) return 0
  return dateIn(addMonths(firstMonth, months), dueDay ?? 31) <= ends ? months + 1 : months
}

/** The offer a debt stands under today, followed from `first` on. Null: none. */
export function offerOf(
  { promoApr, promoEnds, promoDeferred, dueDay }: HouseholdDebt,
  today: IsoDate,
  first: Month,
): DebtTerms['promo'] {
  if (promoApr === null || promoEnds === null || promoEnds < today) return null
  return { apr: promoApr, last: offerPayments(promoEnds, dueDay, first) - 1, deferred: promoDeferred === true }
}

/** The rate charged in a month, decimal; `points`: how far a rate that may move stands above today's. */
export const aprIn = ({ apr, promo }: DebtTerms, month: number, points: number): number =>
  promo !== null && month <= promo.last ? promo.apr : Math.max(0, apr + points)

/**
 * One month of a debt paid as it is today: interest of a twelfth of the rate on the balance, to the cent, then the payment, the last one
 * as small as it must be. What a payment leaves of the interest joins the balance. A card's payment is at least its minimum once its rate
 * stands above today's: an offer that ended counts, since its issuer then asks for that interest too. An offer that defers interest
 * charges all of it when anything is left at its end. Cents.
 */
export function payMonth(
  debt: DebtUnderWay,
  month: number,
  rule: CardMinimum,
  points: number,
): { readonly interest: number; readonly given: number } {
  const { terms } = debt
  const apr = aprIn(terms, month, points)
  const interest = Math.round((debt.balance * apr) / 12)
  const isOffer = terms.promo !== null && month <= terms.promo.last
  if (isOffer && terms.promo.deferred) debt.deferred += Math.round((debt.balance * terms.apr) / 12) - interest
  const isDearer = terms.kind === 'card' && apr > (terms.promo?.apr ?? terms.apr)
  const least = isDearer ? Math.max(rule.floor * 100, Math.round(debt.balance * rule.shareOfBalance) + interest) : 0
  const due = debt.balance + interest
  const given = Math.min(due, Math.max(debt.payment, least))
  debt.balance = due - given
  if (terms.promo !== null && month === terms.promo.last && debt.balance > 0) {
    debt.balance += debt.deferred
    debt.deferred = 0
  }
  return { interest, given }
}
