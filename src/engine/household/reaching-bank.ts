import type { DebtKind } from '#engine/wealth/balance-sheet.ts'
import type { Household } from './household.ts'
import type { Income } from './lists.ts'
import { billPerMonth, budgetItemOf, debtPayment, incomePerMonth } from './monthly-flows.ts'

/** Of each dollar of an income, what reaches the bank, so that an average month brings this take-home pay. */
export function shareReachingBank(incomes: readonly Income[], takeHome: number): (income: Income) => number {
  const sum = (isTakeHome: boolean) =>
    incomes.filter((one) => one.isTakeHome === isTakeHome).reduce((total, one) => total + incomePerMonth(one), 0)
  const [before, after] = [sum(false), sum(true)]
  if (before > 0 && takeHome > after) return (income) => (income.isTakeHome ? 1 : (takeHome - after) / before)
  return () => (before + after > 0 ? takeHome / (before + after) : 0)
}

/**
 * A payment that stands among the bills too counts once: the share of a kind's payments that no bill of its budget item pays.
 */
export function shareOfPaymentsBesideBills({ bills, debts }: Household): (kind: DebtKind) => number {
  const billed = new Map<string, number>()
  for (const bill of bills)
    if (bill.budgetKey !== null) billed.set(bill.budgetKey, (billed.get(bill.budgetKey) ?? 0) + billPerMonth(bill))
  const paid = new Map<string, number>()
  for (const debt of debts) {
    const item = budgetItemOf[debt.kind]
    paid.set(item, (paid.get(item) ?? 0) + (debtPayment(debt) ?? 0))
  }
  return (kind) => {
    const item = budgetItemOf[kind]
    const payments = paid.get(item) ?? 0
    return payments > 0 ? Math.max(0, 1 - (billed.get(item) ?? 0) / payments) : 1
  }
}
