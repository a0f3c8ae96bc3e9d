import { roundToCent } from '#engine/money.ts'
import { amortize } from './amortize.ts'
import { allWithin, type Refused, refused } from './refusal.ts'

export type RecastInputs = {
  readonly balance: number
  /** Nominal per year; a recast keeps it. */
  readonly annualRate: number
  readonly monthsLeft: number
  readonly lumpSum: number
  /** The servicer's fee, dollars, paid in cash. */
  readonly fee?: number
  /** The payment now, dollars a month; by default the level one for the balance and months left. */
  readonly payment?: number
}

export type Recast =
  | {
      readonly outcome: 'found'
      readonly oldPayment: number
      readonly newPayment: number
      /** Dollars a month less. */
      readonly monthlyDrop: number
      /** Months of the lower payment that pay the fee back; null when the payment does not fall. */
      readonly feeBackAfterMonths: number | null
      /** Interest from now on, dollars: doing nothing, lump sum with recast, lump sum with the old payment kept. */
      readonly interest: { readonly asIs: number; readonly recast: number; readonly paymentKept: number }
      /** Months until the loan is gone with each. */
      readonly months: { readonly asIs: number; readonly recast: number; readonly paymentKept: number }
    }
  | Refused<'bad-input' | 'pays-it-off' | 'payment-below-interest'>

/**
 * A recast: a lump sum goes to principal and the servicer spreads what is left over the same months at the same rate, so the
 * payment falls and the end stays (Fannie Mae and Freddie Mac call it a reamortization). Beside it: the same lump sum with the
 * payment kept, which costs no fee, ends sooner and saves more interest.
 * Refuses a lump sum that pays the whole loan, and a present payment that does not cover the interest.
 */
export const recast = (inputs: RecastInputs): Recast => {
  const { balance, annualRate, monthsLeft, lumpSum, fee = 0 } = inputs
  if (!allWithin(0, 1e9, balance, lumpSum, fee)) return refused('bad-input')
  if (lumpSum >= balance) return refused('pays-it-off')
  const own = inputs.payment === undefined ? {} : { payment: inputs.payment }
  const terms = { annualRate, startMonth: '2000-01', termMonths: monthsLeft } as const
  const asIs = amortize({ ...terms, ...own, principal: balance })
  const left = roundToCent(balance - lumpSum)
  const spread = amortize({ ...terms, principal: left })
  if (asIs.outcome === 'never-paid-off') return refused('payment-below-interest')
  if (asIs.outcome !== 'paid-off' || spread.outcome !== 'paid-off') return refused('bad-input')
  const kept = amortize({ ...terms, principal: left, payment: asIs.regularPayment })
  if (kept.outcome !== 'paid-off') return refused('bad-input')
  const monthlyDrop = roundToCent(asIs.regularPayment - spread.regularPayment)
  return {
    outcome: 'found',
    oldPayment: asIs.regularPayment,
    newPayment: spread.regularPayment,
    monthlyDrop,
    feeBackAfterMonths: monthlyDrop > 0 ? Math.ceil(fee / monthlyDrop) : null,
    interest: { asIs: asIs.totalInterest, recast: spread.totalInterest, paymentKept: kept.totalInterest },
    months: { asIs: asIs.months, recast: spread.months, paymentKept: kept.months },
  }
}
