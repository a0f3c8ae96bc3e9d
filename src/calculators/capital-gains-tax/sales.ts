/** What is sold, from the boxes to the engine: each line with its year, and the home. */
import type { AssetSale } from '#engine/gains/asset-sales.ts'
import { type MainHomeGain, mainHomeGain } from '#engine/gains/home-exclusion.ts'
import type { IsoDate } from '#engine/month.ts'
import type { LotRow } from './lot-row.ts'
import type { GainsInputs } from './sections.ts'

/** A line with amounts and a day bought; the others are not filled in yet. */
export interface PlannedSale extends AssetSale {
  /** Index among the lines. */
  readonly row: number
}

export const isFilled = (lot: LotRow): boolean => lot.cost > 0 || lot.proceeds > 0

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b)

/** Shares cannot be sold before they are bought: a line dated so counts as sold on the day it was bought. */
export function plannedSales({ lots }: Pick<GainsInputs, 'lots'>, today: string): readonly PlannedSale[] {
  return lots.flatMap((lot, row) => {
    if (!isFilled(lot) || lot.bought === null) return []
    const since = lot.bought as IsoDate
    const given = lot.origin === 'gift' && lot.given !== null ? later(lot.given as IsoDate, since) : null
    return [
      {
        row,
        name: lot.name,
        kind: lot.kind,
        origin: lot.origin,
        since,
        basis: lot.cost,
        given: given === null ? null : { on: given, value: lot.givenValue },
        sold: later((lot.sold ?? today) as IsoDate, given ?? since),
        proceeds: lot.proceeds,
        depreciation: lot.kind === 'rental' ? Math.min(lot.depreciation, lot.cost) : 0,
      },
    ]
  })
}

export interface PlannedHome {
  readonly sold: IsoDate
  readonly gain: MainHomeGain
}

/** The sale of the home; null where none is sold or what it cost is not known yet. */
export function plannedHome(inputs: GainsInputs, today: string, extraMonths = 0): PlannedHome | null {
  const { homePrice, homeBasis, status } = inputs
  if (homePrice === null || homePrice <= 0 || homeBasis === null) return null
  const owned = inputs.homeOwned + extraMonths
  const owner = (lived: number) => ({
    owned,
    lived: Math.min(60, lived + extraMonths, owned),
    sinceLast: inputs.homeSinceLast === null ? null : inputs.homeSinceLast + extraMonths,
  })
  const isCouple = status === 'joint'
  return {
    sold: (inputs.homeSold ?? today) as IsoDate,
    gain: mainHomeGain({
      price: homePrice,
      costs: (homePrice * inputs.homeCosts) / 100,
      basis: homeBasis,
      depreciation: Math.min(inputs.homeDepreciation, homeBasis),
      owners: isCouple ? [owner(inputs.homeLived), owner(inputs.spouseLived)] : [owner(inputs.homeLived)],
      forced: inputs.homeReason !== 'none',
      survivor: !isCouple && status !== 'separate' && inputs.survivor,
      otherUse: Math.min(inputs.homeOtherUse, owned),
    }),
  }
}
