import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { IsoDate } from '../month.ts'
import { type Acquired, type SaleResult, saleResult } from './acquired-basis.ts'
import { type SmallBusinessGain, smallBusinessGains } from './small-business-stock.ts'

/**
 * What is sold. `collectible`: art, coins, metals and funds that hold metals. `rental`: a building let or used in a business. `land`: held to invest. `second-home` and `personal`
 * (a car, furniture): things of one's own, whose losses never count. `small-business`: stock that qualifies under section 1202.
 */
export type AssetKind =
  | 'stock'
  | 'crypto'
  | 'collectible'
  | 'small-business'
  | 'rental'
  | 'land'
  | 'second-home'
  | 'personal'

const isOnesOwn = (kind: AssetKind): boolean => kind === 'second-home' || kind === 'personal'
const isRealEstate = (kind: AssetKind): boolean => kind === 'rental' || kind === 'land' || kind === 'second-home'

/** One thing sold on one day. Dollars, nominal. */
export interface AssetSale extends Acquired {
  /** Whose stock it is: sales of one company share its limit. */
  readonly name: string
  readonly kind: AssetKind
  readonly sold: IsoDate
  /** After the costs of selling. */
  readonly proceeds: number
  /** Depreciation taken on a building; 0 otherwise. The basis is before it. */
  readonly depreciation: number
}

/** What a sale puts on the return. */
export interface SoldAsset extends SaleResult {
  readonly sale: AssetSale
  /** Counted as a capital gain or loss; the rest is in the fields below. */
  readonly counted: number
  /** Left out by section 1202. */
  readonly excluded: number
  /** Parts of `counted` taxed at up to 28% and 25%; a collectible's loss is negative. */
  readonly at28: number
  readonly at25: number
  /** A loss on a building of a business, positive: it counts in full against any income (IRC 1231(a)(2)). */
  readonly ordinaryLoss: number
  /** A gain on such a building held for a year or less: ordinary income, which no capital loss offsets (Form 4797 Part II). */
  readonly ordinaryGain: number
  /** A loss that never counts: on things of one's own. Positive. */
  readonly lost: number
}

/**
 * Each sale by its kind (IRC 1(h), 165(c), 1202, 1231, 1250): buildings give depreciation back at up to 25% and lose in full; collectibles held for over a year are taxed at up to 28%; losses
 * on personal things do not count. All sales are of one year. A building held for a year or less is no capital asset at all: its gain or loss is ordinary.
 */
export function assetSales(
  sales: readonly AssetSale[],
  status: FilingStatus,
  usedBefore: ReadonlyMap<string, number> = new Map(),
): readonly SoldAsset[] {
  const results = sales.map((sale) =>
    saleResult({ ...sale, basis: sale.basis - sale.depreciation }, sale.proceeds, sale.sold),
  )
  const leftOut = smallBusinessByIndex(sales, results, status, usedBefore)
  return sales.map((sale, index) => {
    const result = results[index] as SaleResult
    const { gain, longTerm } = result
    const small = leftOut.get(index) ?? { excluded: 0, at28: 0 }
    const isLossOfOwn = isOnesOwn(sale.kind) && gain < 0
    const isLossOfBusiness = sale.kind === 'rental' && gain < 0
    const isOrdinaryGain = sale.kind === 'rental' && gain > 0 && !longTerm
    return {
      ...result,
      sale,
      counted: isLossOfOwn || isLossOfBusiness || isOrdinaryGain ? 0 : gain - small.excluded,
      excluded: small.excluded,
      at28: !longTerm ? 0 : sale.kind === 'collectible' ? gain : small.at28,
      at25: longTerm && gain > 0 ? Math.min(gain, sale.depreciation) : 0,
      ordinaryLoss: isLossOfBusiness ? -gain : 0,
      ordinaryGain: isOrdinaryGain ? gain : 0,
      lost: isLossOfOwn ? -gain : 0,
    }
  })
}

/** The stock of each company by itself, in the order of the sales. */
function smallBusinessByIndex(
  sales: readonly AssetSale[],
  results: readonly SaleResult[],
  status: FilingStatus,
  usedBefore: ReadonlyMap<string, number>,
): ReadonlyMap<number, SmallBusinessGain> {
  const byName = new Map<string, number[]>()
  sales.forEach((sale, index) => {
    if (sale.kind === 'small-business') byName.set(sale.name, [...(byName.get(sale.name) ?? []), index])
  })
  const found = new Map<number, SmallBusinessGain>()
  for (const [name, places] of byName) {
    const stock = places.map((place) => {
      const [sale, result] = [sales[place] as AssetSale, results[place] as SaleResult]
      return { acquired: result.heldFrom, sold: sale.sold, cost: sale.basis, gain: result.gain }
    })
    const gains = smallBusinessGains(stock, status, usedBefore.get(name) ?? 0)
    for (const [i, place] of places.entries()) found.set(place, gains[i] ?? { excluded: 0, at28: 0 })
  }
  return found
}

/** What all sales of a year add to the return. Losses negative, but for `ordinaryLoss`. */
export interface YearOfSales {
  readonly shortTerm: number
  readonly longTerm: number
  /** Parts of `longTerm`. */
  readonly collectibles: number
  readonly depreciation: number
  readonly ordinaryLoss: number
  readonly ordinaryGain: number
  /** Gain left out of federal income by section 1202, and what of it would have been long term: all of it. */
  readonly smallBusinessExcluded: number
  /** The long-term gain (or loss) on land and buildings, which some states leave out. */
  readonly realEstateLongTerm: number
}

export const noSales: YearOfSales = {
  shortTerm: 0,
  longTerm: 0,
  collectibles: 0,
  depreciation: 0,
  ordinaryLoss: 0,
  ordinaryGain: 0,
  smallBusinessExcluded: 0,
  realEstateLongTerm: 0,
}

/** The sum of a year's sales. */
export function yearOfSales(sold: readonly SoldAsset[]): YearOfSales {
  const sum = (of: (one: SoldAsset) => number): number => sold.reduce((total, one) => total + of(one), 0)
  return {
    shortTerm: sum((one) => (one.longTerm ? 0 : one.counted)),
    longTerm: sum((one) => (one.longTerm ? one.counted : 0)),
    collectibles: sum((one) => one.at28),
    depreciation: sum((one) => one.at25),
    ordinaryLoss: sum((one) => one.ordinaryLoss),
    ordinaryGain: sum((one) => one.ordinaryGain),
    smallBusinessExcluded: sum((one) => one.excluded),
    realEstateLongTerm: sum((one) => (one.longTerm && isRealEstate(one.sale.kind) ? one.counted : 0)),
  }
}

/** Two years' sales as one. */
export const addSales = (a: YearOfSales, b: YearOfSales): YearOfSales => ({
  shortTerm: a.shortTerm + b.shortTerm,
  longTerm: a.longTerm + b.longTerm,
  collectibles: a.collectibles + b.collectibles,
  depreciation: a.depreciation + b.depreciation,
  ordinaryLoss: a.ordinaryLoss + b.ordinaryLoss,
  ordinaryGain: a.ordinaryGain + b.ordinaryGain,
  smallBusinessExcluded: a.smallBusinessExcluded + b.smallBusinessExcluded,
  realEstateLongTerm: a.realEstateLongTerm + b.realEstateLongTerm,
})

/** A share of a year's sales, for a sale in two parts. */
export const shareOfSales = (sales: YearOfSales, share: number): YearOfSales => ({
  shortTerm: sales.shortTerm * share,
  longTerm: sales.longTerm * share,
  collectibles: sales.collectibles * share,
  depreciation: sales.depreciation * share,
  ordinaryLoss: sales.ordinaryLoss * share,
  ordinaryGain: sales.ordinaryGain * share,
  smallBusinessExcluded: sales.smallBusinessExcluded * share,
  realEstateLongTerm: sales.realEstateLongTerm * share,
})
