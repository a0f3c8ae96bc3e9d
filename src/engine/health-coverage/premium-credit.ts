import type { PremiumShares } from '#facts/insurance/marketplace.ts'

/*
 * The premium tax credit (IRC 36B; 26 CFR 1.36B-3; Form 8962): what a marketplace plan costs beyond a share of income that grows with it.
 */

/** `forms`: whole percents of the poverty line, shares to four decimals, as on Form 8962. `exact`: no rounding, so that one dollar changes little. */
export type ShareRounding = 'exact' | 'forms'

/**
 * The share of income a household pays itself of the benchmark plan, a decimal; null where there is no credit: over the edge (one dollar
 * is enough), or under the least income. `income`: modified adjusted gross income, dollars a year: AGI with tax-exempt interest and all of
 * the Social Security benefits (IRC 36B(d)(2)(B)). `povertyLine`: dollars a year for the family's size.
 */
export function requiredShare(
  income: number,
  povertyLine: number,
  { rows, noneOver, noneUnder }: PremiumShares,
  rounding: ShareRounding = 'exact',
): number | null {
  const exact = (income / povertyLine) * 100
  if (noneOver !== null && exact > noneOver) return null
  const percent = rounding === 'forms' ? Math.floor(exact) : exact
  if (percent < noneUnder) return null
  for (const { from, to, initial, final } of rows) {
    if (to !== null && percent >= to && !(percent === to && to === noneOver)) continue
    const share = to === null ? initial : initial + ((final - initial) * (percent - from)) / (to - from)
    return rounding === 'forms' ? Math.round(share * 10_000 + 1e-9) / 10_000 : share
  }
  return rows.at(-1)?.final ?? null
}

/** A stretch of months with the same people on the plan. `benchmark`: second-lowest silver plan of them all, dollars a month. */
export interface CoveredMonths {
  readonly months: number
  readonly benchmark: number
  /** Premium of the plan they have, dollars a month. */
  readonly premium: number
}

/** The year's credit, dollars: month by month the smaller of the premium and of what the benchmark costs over a twelfth of the share. */
export function premiumCredit(stretches: readonly CoveredMonths[], share: number | null, income: number): number {
  if (share === null) return 0
  const own = (share * Math.max(0, income)) / 12
  let credit = 0
  for (const { months, benchmark, premium } of stretches)
    credit += months * Math.max(0, Math.min(premium, benchmark - own))
  return credit
}
