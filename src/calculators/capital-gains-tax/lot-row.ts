/** A line of the list of what is sold. */
import type { Origin } from '#engine/gains/acquired-basis.ts'
import type { AssetKind } from '#engine/gains/asset-sales.ts'

export const MOST_LOTS = 40

/** A line with nothing in it yet. */
export const blankLot = {
  name: '',
  kind: 'stock' as AssetKind,
  bought: null as string | null,
  cost: 0,
  sold: null as string | null,
  proceeds: 0,
  origin: 'bought' as Origin,
  given: null as string | null,
  givenValue: null as number | null,
  depreciation: 0,
}
export type LotRow = typeof blankLot
