/**
 * Yields of money market funds, as SEC Form N-1A, Item 26(a) has funds work them out, decimals. A fund's net change over seven days
 * for one share, without gains of the portfolio and after all expenses of the fund, is its base period return.
 */

/** The 7-day current yield: base period return × 365/7, simple, nothing compounded. */
export const sevenDayYield = (basePeriodReturn: number): number => (basePeriodReturn * 365) / 7

/** The 7-day effective yield: (1 + base period return)^(365/7) - 1. Comparable with an APY. */
export const sevenDayEffectiveYield = (basePeriodReturn: number): number =>
  Math.expm1((365 / 7) * Math.log1p(basePeriodReturn))

/** The 7-day current yield (decimal, above -52) to the effective one. */
export const effectiveFromSevenDay = (currentYield: number): number => sevenDayEffectiveYield((currentYield * 7) / 365)

/** The effective yield to the 7-day current one; its inverse. */
export const sevenDayFromEffective = (effectiveYield: number): number =>
  sevenDayYield(Math.expm1((7 / 365) * Math.log1p(effectiveYield)))

/**
 * What a year of bills bought at a bank discount earns, decimal: the price of $1 is 1 - d n/360 (31 CFR 356 Appendix B), and n days
 * turn it into $1, so (1 / price)^(365/n) - 1, each bill followed by one at the same discount. Null when the price is not above zero
 * or there are no days.
 */
export function effectiveFromDiscount(discount: number, days: number): number | null {
  const price = 1 - (discount * days) / 360
  return price > 0 && days > 0 ? Math.expm1((-365 / days) * Math.log(price)) : null
}
