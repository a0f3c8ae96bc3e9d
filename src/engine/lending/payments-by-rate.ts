import { roundToCent } from '#engine/money.ts'
import { monthlyFromNominal } from '#engine/rate.ts'
import { levelPayment } from './payment.ts'

/** A level loan at one rate. Dollars in whole cents; `more` is what a month costs beyond the loan at the rate it is compared with. */
export interface AtRate {
  /** A year, as a decimal. */
  readonly rate: number
  readonly payment: number
  readonly more: number
  /** Over the whole life, all payments alike. */
  readonly interest: number
}

/**
 * What the same loan costs a month at other rates: the level payment to the cent at `rate` and at each of `steps` beside it (decimals; 0.0025 is a quarter point).
 * Rates that would fall below zero are left out. `months` and `principal` must be positive.
 */
export function paymentsByRate(
  loan: { readonly principal: number; readonly months: number; readonly rate: number },
  steps: readonly number[],
): AtRate[] {
  const paymentAt = (rate: number) => roundToCent(levelPayment(loan.principal, monthlyFromNominal(rate), loan.months))
  const now = paymentAt(loan.rate)
  return steps
    .map((step) => loan.rate + step)
    .filter((rate) => rate >= 0)
    .map((rate) => {
      const payment = paymentAt(rate)
      return {
        rate,
        payment,
        more: roundToCent(payment - now),
        interest: roundToCent(payment * loan.months - loan.principal),
      }
    })
}
