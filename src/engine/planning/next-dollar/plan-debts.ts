import type { PlanDebt } from './step.ts'

/** Rate charged in a month (1 is the first), decimal a year. A deferred offer runs its interest in the background, so it counts as charged. */
export function rateIn({ apr, promo }: PlanDebt, month: number): number {
  if (promo === null || month > promo.months || promo.deferred) return apr
  return promo.apr
}

/** A month of a debt: interest on the balance, and what a deferred offer holds back until it ends. */
export interface DebtState {
  readonly owed: number
  /** Interest of a deferred offer that is charged if anything is owed when it ends. */
  readonly heldBack: number
}

/**
 * Interest of month `month` added at its start: rate / 12 on the balance. What a deferred offer held back comes due in the month after
 * its end if anything is left then, else never.
 */
export function withInterest(debt: PlanDebt, { owed, heldBack }: DebtState, month: number): DebtState {
  if (owed <= 0) return { owed: 0, heldBack: 0 }
  const { promo } = debt
  if (promo?.deferred && month <= promo.months)
    return {
      owed: owed + (owed * promo.apr) / 12,
      heldBack: heldBack + (owed * Math.max(0, debt.apr - promo.apr)) / 12,
    }
  const due = owed + heldBack
  return { owed: due + (due * rateIn(debt, month)) / 12, heldBack: 0 }
}
