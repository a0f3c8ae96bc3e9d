export type DebtKind =
  | 'card'
  | 'car'
  | 'lease'
  | 'loan'
  | 'student'
  | 'student-deferred'
  | 'student-deferred-long'
  | 'home'
  | 'support'

/** A debt as it stands on a credit report. Dollars; the payment is the least asked for in a month. */
export interface ReportedDebt {
  readonly kind: DebtKind
  readonly payment: number
  readonly balance: number
}

/** How a program counts what the report does not say, shares of the balance a month. */
export interface DebtRules {
  readonly student: {
    readonly deferredShare: number
    /** For an income-driven plan at $0; null: $0 is accepted. */
    readonly zeroPlanShare: number | null
    readonly longDeferralLeftOut: boolean
  }
  readonly cardWithoutPayment: number
  /** Loans with so few payments left may be left out; together at most this share of gross pay (null: no share set). */
  readonly nearlyPaid: { readonly payments: number; readonly shareOfIncome: number | null }
}

/** Why a debt counts as it does. */
export type Counting = 'payment' | 'share-of-balance' | 'nothing-asked' | 'long-deferral' | 'nearly-paid'

export interface CountedDebt {
  /** Dollars a month in the ratio. */
  readonly counted: number
  readonly why: Counting
}

/** Payments left at the present payment, interest aside; null where there is no payment or no balance to end. */
export const paymentsLeft = ({ payment, balance }: ReportedDebt): number | null =>
  payment > 0 && balance > 0 ? Math.ceil(balance / payment - 1e-9) : null

function one(debt: ReportedDebt, rules: DebtRules): CountedDebt {
  const { kind, payment, balance } = debt
  if (kind === 'student-deferred-long' && rules.student.longDeferralLeftOut) return { counted: 0, why: 'long-deferral' }
  if (payment > 0) return { counted: payment, why: 'payment' }
  const share =
    kind === 'card'
      ? rules.cardWithoutPayment
      : kind === 'student'
        ? rules.student.zeroPlanShare
        : kind === 'student-deferred' || kind === 'student-deferred-long'
          ? rules.student.deferredShare
          : null
  return share === null || balance === 0
    ? { counted: 0, why: 'nothing-asked' }
    : { counted: balance * share, why: 'share-of-balance' }
}

/**
 * What a lender counts for each debt, in the given order. A payment on the report counts as it is; without one a student loan or
 * card counts as a share of its balance. Car and other instalment loans with few payments left are left out together when
 * the program allows it: all of them, or none when their payments pass its share of gross pay. A lease never is, for a new
 * one follows. `gross` is dollars a month.
 */
export function countDebts(debts: readonly ReportedDebt[], rules: DebtRules, gross: number): readonly CountedDebt[] {
  const { payments, shareOfIncome } = rules.nearlyPaid
  const ends = debts.map((debt) => {
    const left = debt.kind === 'car' || debt.kind === 'loan' ? paymentsLeft(debt) : null
    return left !== null && left <= payments
  })
  const together = debts.reduce((sum, debt, index) => sum + (ends[index] ? debt.payment : 0), 0)
  const leaveOut = shareOfIncome === null || together <= shareOfIncome * gross + 1e-9
  return debts.map((debt, index) => (ends[index] && leaveOut ? { counted: 0, why: 'nearly-paid' } : one(debt, rules)))
}

/** Whether cash can end it: not a lease, support, or another home. */
export const canBePaidOff = ({ kind, balance }: ReportedDebt): boolean =>
  balance > 0 && kind !== 'lease' && kind !== 'support' && kind !== 'home'
