/** Certificates bought through a broker: nobody takes them back early, so they are sold; some can be called. */

/**
 * What $1 of face value sells for `yearsLeft` before the end, when buyers want `marketYield` (decimal a year, effective): the later
 * payments at that yield. Coupons of annualRate / perYear fall every 1/perYear from the start; a last part of a period is paid at
 * the end with the deposit. perYear 0 is one payment of all simple interest over `wholeYears` at the end. The price includes interest
 * since the last coupon (the sum you receive, before the dealer's spread). Expects marketYield > -1, 0 <= yearsLeft <= wholeYears,
 * at most 100 years.
 */
export const brokeredPrice = (
  annualRate: number,
  perYear: 0 | 1 | 2 | 4 | 12,
  wholeYears: number,
  yearsLeft: number,
  marketYield: number,
): number => {
  const worth = (time: number): number => Math.exp(-time * Math.log1p(marketYield))
  if (perYear === 0) return (1 + annualRate * wholeYears) * worth(yearsLeft)
  const elapsed = wholeYears - yearsLeft
  const coupons = Math.min(1_200, Math.floor(wholeYears * perYear + 1e-9))
  const stub = annualRate * Math.max(0, wholeYears - coupons / perYear)
  let price = (1 + stub) * worth(yearsLeft)
  for (let k = Math.floor(elapsed * perYear + 1e-9) + 1; k <= coupons; k++)
    price += (annualRate / perYear) * worth(k / perYear - elapsed)
  return price
}

/**
 * Simple interest on $1 when the bank calls the certificate after `calledAfter` years and pays it back at face value, and the money
 * then earns `laterRate` until `years`: annualRate x calledAfter + laterRate x the rest. Decimals per year.
 */
export const calledInterest = (annualRate: number, calledAfter: number, laterRate: number, years: number): number =>
  annualRate * Math.min(calledAfter, years) + laterRate * Math.max(0, years - calledAfter)
