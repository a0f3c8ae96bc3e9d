import { sumToCent } from '#engine/money.ts'
import type { Household } from './household.ts'
import { type MonthlyFlows, monthlyFlows } from './monthly-flows.ts'
import { cashOf, essentialsOf } from './standing.ts'

/** What is hard in a household's numbers, the hardest first. Dollars, a month where nothing else is said. */
export type Trouble =
  /** The payments due alone are more than the pay. */
  | { readonly kind: 'payments'; readonly due: number; readonly pay: number; readonly isBeforeTax: boolean }
  /** Essential costs with the payments due are more than the pay. */
  | { readonly kind: 'essentials'; readonly due: number; readonly pay: number }
  /** Payments were missed and not made up; names of the debts. */
  | { readonly kind: 'missed'; readonly names: readonly string[] }
  /** More goes out than comes in. */
  | { readonly kind: 'short'; readonly by: number }
  /** Bank accounts are below zero together. */
  | { readonly kind: 'overdrawn'; readonly by: number }

/** Cash and brokerage money that pays a shortage for so many months makes it a draw on savings, not a hardship. */
export const MONTHS_OF_RESERVE = 12
/** What rounding alone can leave of a month. */
const SLACK = 0.5

/**
 * The one rule that says whether a household is in trouble, before any screen shows it anything else: it cannot pay its minimums or its
 * essentials, payments were missed, more goes out than comes in, or its cash is negative. What is not known is no trouble; where only pay
 * before taxes is known, payments above that cannot be made either. A shortage that savings carry for a year is none.
 */
export function troubleOf(household: Household, flows: MonthlyFlows = monthlyFlows(household)): Trouble | null {
  const { takeHome, gross, debtMinimums, left, essentialLiving } = flows
  const reserve = sumToCent([
    cashOf(household),
    ...household.accounts.flatMap(({ kind, balance }) => (kind === 'brokerage' ? [Math.max(0, balance)] : [])),
  ])
  const isShort = (by: number): boolean => by > SLACK && reserve < by * MONTHS_OF_RESERVE
  const pay = takeHome ?? gross
  if (pay !== null && isShort(debtMinimums - pay))
    return { kind: 'payments', due: debtMinimums, pay, isBeforeTax: takeHome === null }
  const essentials = essentialLiving === null ? null : essentialsOf(flows)
  if (takeHome !== null && essentials !== null && isShort(essentials - takeHome))
    return { kind: 'essentials', due: essentials, pay: takeHome }
  const missed = household.debts.filter((debt) => (debt.missed ?? 0) > 0 && debt.balance > 0)
  if (missed.length > 0) return { kind: 'missed', names: missed.map(({ name }) => name) }
  if (left !== null && isShort(-left)) return { kind: 'short', by: -left }
  const cash = cashOf(household)
  return cash < 0 ? { kind: 'overdrawn', by: -cash } : null
}
