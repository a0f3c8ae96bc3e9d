import { effectiveFromNominal, nominalFromEffective, periodicRate } from '#engine/rate.ts'
import { levelPayment, periodsFor, principalFor, rateFor, type Solved } from './payment.ts'
import { allWithin, wholeWithin } from './refusal.ts'
import { flatRatePayment } from './simple-interest.ts'

/**
 * How a lender quotes the yearly rate of a loan with equal monthly payments: on the balance still owed, compounding so many
 * times a year (12 in the US, 2 for Canadian mortgages), or flat, on the whole first balance for the whole time.
 */
export type QuotedRate =
  | { readonly kind: 'falling-balance'; readonly compoundsPerYear: number }
  | { readonly kind: 'flat' }

const badInput: Solved = { outcome: 'no-answer', reason: 'bad-input' }
const found = (value: number): Solved => (Number.isFinite(value) ? { outcome: 'found', value } : badInput)
const usable = (months: number, ...amounts: readonly number[]): boolean =>
  wholeWithin(1, 1200, months) && allWithin(0, 1e12, ...amounts)

/** The rate per month of a yearly rate on the falling balance: (1 + r/m)^(m/12) - 1, and r/12 at m = 12. Decimals. */
export const monthlyRateOf = (annualRate: number, compoundsPerYear: number): number =>
  periodicRate(annualRate, compoundsPerYear, 12)

/** The equal monthly payment, dollars, unrounded. */
export const installmentPayment = (
  principal: number,
  annualRate: number,
  months: number,
  quoted: QuotedRate,
): Solved => {
  if (!usable(months, principal, annualRate)) return badInput
  return quoted.kind === 'flat'
    ? found(flatRatePayment(principal, annualRate, months))
    : found(levelPayment(principal, monthlyRateOf(annualRate, quoted.compoundsPerYear), months))
}

/** The loan a payment repays, dollars, unrounded. Flat: n A / (1 + f n / 12). */
export const installmentPrincipal = (
  payment: number,
  annualRate: number,
  months: number,
  quoted: QuotedRate,
): Solved => {
  if (!usable(months, payment, annualRate)) return badInput
  return quoted.kind === 'flat'
    ? found((payment * months) / (1 + (annualRate * months) / 12))
    : principalFor(payment, monthlyRateOf(annualRate, quoted.compoundsPerYear), months)
}

/**
 * How many monthly payments it takes, usually not whole: the last one is then smaller. Flat: P / (A - P f / 12).
 * No answer when the payment does not exceed one month's interest.
 */
export const installmentMonths = (
  payment: number,
  principal: number,
  annualRate: number,
  quoted: QuotedRate,
): Solved => {
  if (!allWithin(0, 1e12, payment, principal, annualRate)) return badInput
  if (quoted.kind === 'falling-balance')
    return periodsFor(payment, principal, monthlyRateOf(annualRate, quoted.compoundsPerYear))
  const toPrincipal = payment - (principal * annualRate) / 12
  return toPrincipal > 0 ? found(principal / toPrincipal) : { outcome: 'no-answer', reason: 'payment-below-interest' }
}

/** The yearly rate as this lender quotes it, decimal. No answer when the payments add up to less than the loan. */
export const installmentRate = (payment: number, principal: number, months: number, quoted: QuotedRate): Solved => {
  if (!usable(months, payment, principal) || principal === 0) return badInput
  if (quoted.kind === 'flat') {
    const interest = payment * months - principal
    return interest < -principal * 1e-12
      ? { outcome: 'no-answer', reason: 'payments-below-principal' }
      : found((Math.max(0, interest) * 12) / (principal * months))
  }
  const monthly = rateFor(payment, principal, months)
  if (monthly.outcome !== 'found') return monthly
  return quoted.compoundsPerYear === 12
    ? found(monthly.value * 12)
    : found(nominalFromEffective(effectiveFromNominal(monthly.value * 12, 12), quoted.compoundsPerYear))
}
