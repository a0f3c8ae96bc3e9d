import type { Solved } from './payment.ts'

/**
 * Simple interest I = P r t: dollars, nominal rate per year, years. The day count behind t is `yearFraction` of month.ts;
 * US car loans use actual days over 365, mortgages 30/360, many business loans actual over 360.
 */
export const simpleInterest = (principal: number, annualRate: number, years: number): number =>
  principal * annualRate * years

/** The one of principal, annualRate, years and interest that is left out, from the other three. */
export type SimpleInterestKnown =
  | { readonly find: 'interest'; readonly principal: number; readonly annualRate: number; readonly years: number }
  | { readonly find: 'principal'; readonly interest: number; readonly annualRate: number; readonly years: number }
  | { readonly find: 'annualRate'; readonly interest: number; readonly principal: number; readonly years: number }
  | { readonly find: 'years'; readonly interest: number; readonly principal: number; readonly annualRate: number }

/** Solves I = P r t for the field named. No answer for negative or unusable inputs, nor when the divisor is 0. */
export const solveSimpleInterest = (known: SimpleInterestKnown): Solved => {
  const parts = Object.values(known).filter((value) => typeof value === 'number')
  if (!parts.every((value) => Number.isFinite(value) && value >= 0))
    return { outcome: 'no-answer', reason: 'bad-input' }
  const divided = (interest: number, by: number): Solved =>
    by > 0 ? { outcome: 'found', value: interest / by } : { outcome: 'no-answer', reason: 'bad-input' }
  switch (known.find) {
    case 'interest':
      return { outcome: 'found', value: simpleInterest(known.principal, known.annualRate, known.years) }
    case 'principal':
      return divided(known.interest, known.annualRate * known.years)
    case 'annualRate':
      return divided(known.interest, known.principal * known.years)
    case 'years':
      return divided(known.interest, known.principal * known.annualRate)
  }
}

/**
 * The payment of a "flat rate" loan: interest on the whole first balance for every year, though the balance falls:
 * (P + P r n/12) / n. Its true rate is nearly double; `rateFor` of payment.ts finds it. Dollars per month.
 */
export const flatRatePayment = (principal: number, flatAnnualRate: number, months: number): number => {
  if (!(months > 0)) throw new RangeError(`No payment over ${months} months`)
  return (principal + simpleInterest(principal, flatAnnualRate, months / 12)) / months
}
