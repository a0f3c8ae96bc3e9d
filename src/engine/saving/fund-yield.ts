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
 * What a year of Treasury bills earns when their yield is quoted for two half years (investment or coupon-equivalent yield):
 * (1 + y/2)^2 - 1.
 */
export const effectiveFromHalfYears = (quoted: number): number => quoted + (quoted * quoted) / 4

/**
 * The investment yield of a bill bought at a bank discount, decimal a year, for bills of up to half a year: 365 d / (360 - d n)
 * (31 CFR 356 Appendix B). Null when the price would not be above zero.
 */
export function investmentYieldFromDiscount(discount: number, days: number): number | null {
  const below = 360 - discount * days
  return below > 0 ? (365 * discount) / below : null
}
