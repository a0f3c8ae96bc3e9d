/** The sale of a main home after so many full years. Dollars, nominal. */
export interface HomeSale {
  readonly price: number
  /** Agents, transfer tax and other costs the seller pays. */
  readonly costs: number
  /** What was paid, with what buying added to it (transfer tax, title). */
  readonly basis: number
  /** Depreciation taken on a part that was let; 0 otherwise. */
  readonly depreciation: number
  /** Share of the home that was a separate let unit; 0 for a home lived in whole or with let rooms. */
  readonly unitShare: number
  readonly years: number
  /** Most gain left out of income: 250,000, joint 500,000 (IRC 121(b)). */
  readonly exclusion: number
  /** Years of owning and living there the exclusion asks for: 2 (IRC 121(a)). */
  readonly exclusionAfter: number
  /** Sold for a new place of work, for health or for something unforeseen: part of the exclusion before then (IRC 121(c)). */
  readonly forced: boolean
}

/**
 * Most gain that may be left out of income, dollars: all of the limit from the time the law asks for, before it nothing; for a forced sale
 * the share of the limit that the time owned and lived in is of that time (IRC 121(c)(1); Treas. Reg. 1.121-3(g)). `years` may have a fraction.
 */
export function exclusionLimit(limit: number, years: number, after: number, forced: boolean): number {
  if (years >= after) return limit
  return forced ? (limit * Math.max(0, years)) / after : 0
}

export interface SaleGain {
  /** Price less costs less basis after depreciation; negative for a loss. */
  readonly gain: number
  readonly excluded: number
  /** Counts in income; never negative, since a loss on one's own home is not deductible. */
  readonly taxable: number
  /** The part of `taxable` that gives back depreciation, taxed at up to 25%. */
  readonly depreciationGain: number
  /** Loss on a separate let unit, positive: business property, so it counts in full against any income (IRC 1231(a)(2)). */
  readonly unitLoss: number
  /** Held for a year or less: taxed as ordinary income (IRC 1222). */
  readonly shortTerm: boolean
}

/**
 * The taxable gain on selling a home (IRC 121; Publication 523). Gain up to the depreciation taken is never excluded (IRC 121(d)(6)).
 * Rooms let inside the home need no split; a separate unit is sold as rental property of its own, with no exclusion
 * (Treas. Reg. 1.121-1(e)), whose loss counts though that on the own part does not. Earlier sales and
 * years of non-qualified use are left out.
 */
export function homeSaleGain(sale: HomeSale): SaleGain {
  const net = sale.price - sale.costs
  const unitGain = sale.unitShare > 0 ? sale.unitShare * (net - sale.basis) + sale.depreciation : 0
  const ownDepreciation = sale.unitShare > 0 ? 0 : sale.depreciation
  const ownGain = (1 - sale.unitShare) * (net - sale.basis) + ownDepreciation
  const ownTaxed = Math.max(0, ownGain)
  const givenBack = Math.min(ownDepreciation, ownTaxed)
  const most = exclusionLimit(sale.exclusion, sale.years, sale.exclusionAfter, sale.forced)
  const excluded = Math.min(most, ownTaxed - givenBack)
  const unitTaxed = Math.max(0, unitGain)
  const unitGivenBack = sale.unitShare > 0 ? Math.min(sale.depreciation, unitTaxed) : 0
  return {
    gain: net - sale.basis + sale.depreciation,
    excluded,
    taxable: ownTaxed - excluded + unitTaxed,
    depreciationGain: givenBack + unitGivenBack,
    unitLoss: Math.max(0, -unitGain),
    shortTerm: sale.years <= 1,
  }
}
