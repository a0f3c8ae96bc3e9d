/** A line of the list of lots. */
export type HoldingKind = 'stock' | 'sector-fund' | 'index-fund' | 'bond-fund' | 'crypto'
export type LotPlan = 'choose' | 'sell' | 'keep'

export const MOST_LOTS = 40

/** A line with nothing in it yet. */
export const blankLot = {
  name: '',
  bought: null as string | null,
  shares: 0,
  cost: 0,
  value: 0,
  kind: 'stock' as HoldingKind,
  plan: 'choose' as LotPlan,
}
export type LotRow = typeof blankLot
