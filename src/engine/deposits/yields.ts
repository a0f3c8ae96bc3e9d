/** Yields that make two places for cash equal. All decimals per year. */

/** What a year earns when a Treasury bill or note quotes its yield for two half years: (1 + y/2)^2 - 1 (31 CFR 356 App. B). */
export const yearFromHalfYears = (quoted: number): number => (1 + quoted / 2) ** 2 - 1

/** The quote for two half years of what a year earns: 2 (sqrt(1 + e) - 1). */
export const halfYearsFromYear = (annual: number): number => 2 * (Math.sqrt(1 + annual) - 1)

/** The steady yearly yield that turns 1 into `growth` in `years`; -1 for a total loss. Expects growth >= 0 and years > 0. */
export const steadyYield = (growth: number, years: number): number =>
  growth <= 0 ? -1 : Math.expm1(Math.log(growth) / years)

/**
 * Where a yield that starts at `now` and falls (or rises) by the same step all along may end so that it still averages `average`:
 * as logarithms, 2 ln(1 + average) - ln(1 + now). Compounds exactly to the average.
 */
export const fallsTo = (now: number, average: number): number => Math.expm1(2 * Math.log1p(average) - Math.log1p(now))

/**
 * What $1 becomes in `years` when interest is taxed once a year, and the last part of a year when it ends: each whole year
 * multiplies by 1 + y (1 - share), the rest by 1 + ((1 + y)^rest - 1)(1 - share). So six months' interest is taxed as six months'
 * interest (a certificate of a year or less is taxed when it pays). Expects annualYield > -1 and a share from 0 to 1, decimals.
 */
export const grownAfterTax = (annualYield: number, taxShare: number, years: number): number => {
  const whole = Math.floor(years + 1e-9)
  const rest = Math.max(0, years - whole)
  return (1 + annualYield * (1 - taxShare)) ** whole * (1 + Math.expm1(rest * Math.log1p(annualYield)) * (1 - taxShare))
}

/**
 * The yield place A must pay before tax to leave as much as place B after tax. Over a year: b (1 - taxShareB) / (1 - taxShareA). Over
 * part of a year (`years` below 1) the same of that part's interest, turned into a yearly yield. Terms of years and a part are taken as
 * whole years, which is off by a few thousandths of a point at most. Shares of the interest, decimals. Null when A's interest is taxed away.
 */
export const equalAfterTax = (yieldB: number, taxShareB: number, taxShareA: number, years = 1): number | null => {
  if (taxShareA >= 1) return null
  const term = years > 0 && years < 1 ? years : 1
  const interest = (Math.expm1(term * Math.log1p(yieldB)) * (1 - taxShareB)) / (1 - taxShareA)
  return Math.expm1(Math.log1p(interest) / term)
}

/** A yield between the two published maturities around `months` (straight line); the nearest one outside them. Null when none. */
export const yieldAtTerm = (curve: readonly { months: number; rate: number }[], months: number): number | null => {
  const after = curve.findIndex((point) => point.months >= months)
  const [low, high] = [
    curve[after === -1 ? curve.length - 1 : Math.max(0, after - 1)],
    curve[after === -1 ? curve.length - 1 : after],
  ]
  if (!low || !high) return null
  if (months <= low.months || low.months === high.months) return months >= high.months ? high.rate : low.rate
  return low.rate + ((high.rate - low.rate) * (months - low.months)) / (high.months - low.months)
}

/**
 * Annual percentage yield of interest earned on a principal in a number of days (12 CFR 1030 Appendix A, parts I.A and II):
 * (1 + interest / principal)^(365 / days) - 1, decimal. For a statement the principal is the average daily balance.
 */
export const annualPercentageYield = (interest: number, principal: number, days: number): number =>
  steadyYield(1 + interest / principal, days / 365)
