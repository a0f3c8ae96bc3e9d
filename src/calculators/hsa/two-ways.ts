/** The account from today on, spent as bills come or kept with their receipts. Future dollars. */
import { cashedOut, type ReceiptsMonth, receiptsPaths } from '#engine/health-savings/receipts.ts'
import { type Month, monthsBetween } from '#engine/month.ts'
import { hsaOtherUse } from '#facts/retirement/plan-rules.ts'
import type { HsaInputs } from './sections.ts'

export interface TwoWays {
  readonly path: readonly ReceiptsMonth[]
  /** Age in whole years at the end of the look ahead. */
  readonly endAge: number
  readonly keepWorth: number
  readonly spendWorth: number
  readonly lastDepositMonth: number
}

/** Months from today in which money may still go in: until Medicare; without it until 65, past that one more year is assumed. */
function depositMonths(medicare: Month | null, today: Month, turns65: number): number {
  if (medicare !== null) return Math.max(0, monthsBetween(today, medicare))
  return turns65 > 0 ? turns65 : 12
}

/** `deposits` are those of this year that may stay in; `medicare` is its first month, null while it has not been applied for. */
export function twoWays(inputs: HsaInputs, deposits: number, today: Month, medicare: Month | null): TwoWays {
  const months = inputs.years * 12
  const turns65 = 65 * 12 - monthsBetween(inputs.born as Month, today)
  const lastDepositMonth = Math.min(months, depositMonths(medicare, today, turns65))
  const path = receiptsPaths({
    balance: inputs.balance,
    deposits,
    annualRise: inputs.inflation / 100,
    depositMonths: lastDepositMonth,
    bills: inputs.bills,
    annualBillRise: inputs.billGrowth / 100,
    annualReturn: inputs.annualReturn / 100,
    fee: inputs.fee,
    annualReturnOutside: (inputs.annualReturn / 100) * (1 - inputs.dragTax / 100),
    months,
  })
  const end = path.at(-1)
  const additional = months >= turns65 ? 0 : hsaOtherUse.value.additionalTax
  const laterTax = inputs.laterTax / 100
  return {
    path,
    endAge: Math.floor((780 - turns65 + months) / 12),
    keepWorth: end ? cashedOut(end.keepAccount, end.keepReceipts, laterTax, additional) : 0,
    spendWorth: end ? cashedOut(end.spendAccount, end.spendReceipts, laterTax, additional) + end.spendOutside : 0,
    lastDepositMonth,
  }
}
