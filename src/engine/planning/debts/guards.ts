import type { HouseholdDebt } from '#engine/household/lists.ts'
import { aprOn } from '#engine/household/standing.ts'
import { roundToCent } from '#engine/money.ts'
import type { PlanCards } from './plan-cards.ts'

/**
 * What stands before any order of payment: a household that cannot make its minimum payments is helped by a call, not by a strategy.
 * - `cannot-pay`: the visitor said so. `missed`: payments missed and not made up. `below-minimums`: what is paid falls `short` of what
 *   is asked, dollars a month. `short-month`: the month ends `short` after living costs and payments.
 */
export type Trouble =
  | { readonly kind: 'cannot-pay' }
  | { readonly kind: 'missed'; readonly debts: readonly string[] }
  | { readonly kind: 'below-minimums'; readonly short: number }
  | { readonly kind: 'short-month'; readonly short: number }

/** Half a dollar a month is rounding, no trouble. */
const TOLERANCE = 0.5

/** In the order in which they matter. `left`: take-home pay less living costs and payments, dollars a month; null: not known. */
export function troublesOf(
  debts: readonly HouseholdDebt[],
  { paysNow, minimums }: Pick<PlanCards, 'paysNow' | 'minimums'>,
  left: number | null,
  cannotPay: boolean,
): readonly Trouble[] {
  const missed = debts.filter((debt) => debt.balance > 0 && (debt.missed ?? 0) > 0).map(({ id }) => id)
  const short = roundToCent(minimums - paysNow)
  return [
    ...(cannotPay ? [{ kind: 'cannot-pay' } as const] : []),
    ...(missed.length > 0 ? [{ kind: 'missed', debts: missed } as const] : []),
    ...(short > TOLERANCE ? [{ kind: 'below-minimums', short } as const] : []),
    ...(left !== null && left < -TOLERANCE ? [{ kind: 'short-month', short: roundToCent(-left) } as const] : []),
  ]
}

export interface FederalLoans {
  readonly ids: readonly string[]
  readonly balance: number
  /** What is paid on them each month now, dollars; null: not known. */
  readonly payment: number | null
  /** Decimal, weighted by balance; null: not known. */
  readonly apr: number | null
}

/** Federal student loans with a balance; null without any. They carry protections that other debts lack. */
export function federalLoans(debts: readonly HouseholdDebt[], today: string): FederalLoans | null {
  const loans = debts.filter(({ kind, isFederal, balance }) => kind === 'student' && isFederal === true && balance > 0)
  if (loans.length === 0) return null
  const balance = roundToCent(loans.reduce((sum, loan) => sum + loan.balance, 0))
  const payments = loans.map(({ payment, minimum }) => payment ?? minimum)
  const rates = loans.map((loan) => aprOn(loan, today))
  return {
    ids: loans.map(({ id }) => id),
    balance,
    payment: payments.every((one) => one !== null) ? roundToCent(payments.reduce((sum, one) => sum + one, 0)) : null,
    apr: rates.every((one) => one !== null)
      ? loans.reduce((sum, loan, i) => sum + loan.balance * (rates[i] ?? 0), 0) / balance
      : null,
  }
}

/** Debts whose payment does not cover a month's interest, so that they grow: what must be paid to stand still, dollars a month. */
export function growingDebts(
  debts: readonly HouseholdDebt[],
  today: string,
): readonly { readonly id: string; readonly interest: number; readonly payment: number }[] {
  return debts.flatMap((debt) => {
    const apr = aprOn(debt, today)
    const payment = debt.payment ?? debt.minimum
    if (apr === null || payment === null || debt.balance <= 0) return []
    const interest = roundToCent((debt.balance * apr) / 12)
    return payment < interest ? [{ id: debt.id, interest, payment }] : []
  })
}
