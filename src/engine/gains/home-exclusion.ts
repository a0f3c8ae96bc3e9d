import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { exclusionLimit } from '../housing/home-sale.ts'

/** One owner's claim to the exclusion. Months. */
export interface HomeOwner {
  /** Owned, by this person or the spouse. */
  readonly owned: number
  /** Lived in as the main home in the five years before the sale. */
  readonly lived: number
  /** Since the last sale whose gain was left out; null for never. */
  readonly sinceLast: number | null
}

/** The sale of a main home. Dollars, nominal. */
export interface MainHomeSale {
  readonly price: number
  /** Agents, transfer tax and what else the seller pays. */
  readonly costs: number
  /** Paid for it, with closing costs and improvements. */
  readonly basis: number
  /** Depreciation taken or allowed after 6 May 1997 for an office or letting. */
  readonly depreciation: number
  /** Both on a joint return. */
  readonly owners: readonly HomeOwner[]
  /** Sold for work, health or something unforeseen (IRC 121(c)(2)). */
  readonly forced: boolean
  /** Unmarried, and the spouse died within two years before the sale, who would have met the test too (IRC 121(b)(4)). */
  readonly survivor: boolean
  /** Months after 2008 before it last was the main home in which nobody lived in it as such (IRC 121(b)(5)). */
  readonly otherUse: number
}

export interface MainHomeGain {
  /** Price less costs less basis, depreciation given back; negative for a loss, which never counts. */
  readonly gain: number
  /** Most that may be left out. */
  readonly limit: number
  readonly excluded: number
  readonly taxable: number
  /** Part of `taxable`: depreciation, taxed at up to 25%. */
  readonly depreciationGain: number
  /** Part of `taxable`: the share of the gain that belongs to the time it was no main home. */
  readonly otherUseGain: number
  /** Owned for a year or less. */
  readonly shortTerm: boolean
}

/** What one owner may leave out: all, a part of it for a forced sale (months of 24, the shortest of the three), or nothing. Dollars. */
export function ownerLimit({ owned, lived, sinceLast }: HomeOwner, forced: boolean): number {
  const { single, ownYears, useYears, onceEveryYears } = homeSaleExclusion.value
  const share = Math.min(owned / ownYears, lived / useYears, sinceLast === null ? Infinity : sinceLast / onceEveryYears)
  return exclusionLimit(single, (share / 12) * ownYears, ownYears, forced)
}

/**
 * The taxable gain on a main home (IRC 121; Publication 523, Worksheets 1 and 3): depreciation comes first and is never left out; then the share of the gain that
 * belongs to other use; of the rest as much as the owners' limits allow. Other sales in the year and a part of the property that was let apart are not seen.
 */
export function mainHomeGain(sale: MainHomeSale): MainHomeGain {
  const gain = sale.price - sale.costs - sale.basis + sale.depreciation
  const owned = Math.max(0, ...sale.owners.map((owner) => owner.owned))
  const sum = sale.owners.reduce((limit, owner) => limit + ownerLimit(owner, sale.forced), 0)
  const limit = sale.survivor && sale.owners.length === 1 ? 2 * sum : sum
  const counted = Math.max(0, gain)
  const depreciationGain = Math.min(counted, sale.depreciation)
  const net = counted - depreciationGain
  const otherUseGain = owned > 0 ? net * Math.min(1, sale.otherUse / owned) : 0
  const excluded = Math.min(limit, net - otherUseGain)
  return {
    gain,
    limit,
    excluded,
    taxable: counted - excluded,
    depreciationGain,
    otherUseGain,
    shortTerm: owned <= 12,
  }
}
