import { aheadByMonth, type MoneyPath } from '#engine/lending/money-path.ts'
import type { Choice } from './compute.ts'
import type { Loan } from './deal.ts'

const pathOf = (loan: Loan): MoneyPath => ({ paid: loan.schedule.paid, owed: loan.schedule.owed })

/** By how much the rebate is ahead if the loan ended after each month, dollars. */
export const rebateAheadByMonth = ({ withRebate, withLowRate }: Choice): readonly number[] =>
  aheadByMonth(pathOf(withLowRate), pathOf(withRebate), 0, Math.max(withRebate.term, withLowRate.term))

/** The month in which the low rate gets ahead; -1 where the rebate never was. */
export function rebateTurn(choice: Choice): number {
  const ahead = rebateAheadByMonth(choice)
  return ahead.findIndex((one, month) => month > 0 && one <= 0 && (ahead[month - 1] ?? 0) > 0)
}
