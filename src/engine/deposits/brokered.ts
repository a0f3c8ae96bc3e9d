/** Certificates bought through a broker: nobody takes them back early, so they are sold; some can be called. */

/**
 * What $1 of face value sells for `yearsLeft` before the end, when buyers want `marketYield` (decimal a year, effective): the later
 * payments at that yield. Coupons of annualRate / perYear fall every 1/perYear counted back from the end; perYear 0 is one payment
 * of all interest over `wholeYears` at the end. The price includes interest since the last coupon (the sum you receive, before the
 * dealer's spread). Refuses nothing: expects marketYield > -1, 0 <= yearsLeft <= wholeYears, at most 100 years.
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
  let price = worth(yearsLeft)
  const most = Math.min(1_200, Math.ceil(yearsLeft * perYear - 1e-9))
  for (let k = 0; k < most; k++) {
    const time = yearsLeft - k / perYear
    // The first coupon of a term that is no whole number of periods covers only the days since the start.
    const covered = Math.min(1 / perYear, wholeYears - k / perYear)
    price += annualRate * covered * worth(time)
  }
  return price
}

/**
 * Simple interest on $1 when the bank calls the certificate after `calledAfter` years and pays it back at face value, and the money
 * then earns `laterRate` until `years`: annualRate x calledAfter + laterRate x the rest. Decimals per year.
 */
export const calledInterest = (annualRate: number, calledAfter: number, laterRate: number, years: number): number =>
  annualRate * Math.min(calledAfter, years) + laterRate * Math.max(0, years - calledAfter)
