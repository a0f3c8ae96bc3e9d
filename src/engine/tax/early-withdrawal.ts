/** IRC 72(t)(1). */
const EARLY_WITHDRAWAL_RATE = 0.1

/**
 * Additional tax on early withdrawals, dollars: 10% of the taxable part taken before 59½ with no exception (IRC 72(t); Form 5329 Part I). The 25% rate of
 * a SIMPLE IRA in its first two years is not figured. `early` is the part without an exception.
 */
export function earlyWithdrawalTax(early: number): number {
  return EARLY_WITHDRAWAL_RATE * Math.max(0, early)
}
