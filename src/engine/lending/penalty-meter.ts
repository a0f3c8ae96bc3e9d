import { wholeCents } from '#engine/money.ts'
import type { PrepaymentPenalty } from './loan.ts'

/**
 * Charges a prepayment penalty as a schedule runs: called with the month (after the start), the cents prepaid and the cents
 * owed before that, it gives the cents due. A loan year's free share of the loan is used up once; a free share of the balance
 * holds for each prepayment.
 */
export const penaltyMeter = (
  penalty: PrepaymentPenalty | undefined,
  loanCents: number,
): ((offset: number, prepaid: number, owed: number) => number) => {
  if (penalty === undefined) return () => 0
  const freeEachYear = loanCents * (penalty.freeShareOfLoan ?? 0)
  let year = -1
  let free = 0
  return (offset, prepaid, owed) => {
    const loanYear = Math.max(0, Math.ceil(offset / 12) - 1)
    if (loanYear !== year) {
      year = loanYear
      free = freeEachYear
    }
    const beyondBalanceShare = Math.max(0, prepaid - owed * (penalty.freeShareOfBalance ?? 0))
    const charged = Math.max(0, beyondBalanceShare - free)
    free = Math.max(0, free - beyondBalanceShare)
    return wholeCents(charged * (penalty.sharesByYear[loanYear] ?? 0))
  }
}
