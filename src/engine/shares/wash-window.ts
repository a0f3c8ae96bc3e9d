import { addDays, type IsoDate } from '../month.ts'
import { byPurchase, type Lot, type Sold, WASH_DAYS } from './lots.ts'

/** The 61 days in which a purchase puts off the loss of a sale on `sold`, both ends included. */
export const washWindow = (sold: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } => ({
  from: addDays(sold, -WASH_DAYS),
  to: addDays(sold, WASH_DAYS),
})

export interface WashHint {
  /** Shares sold at a loss. */
  readonly lossShares: number
  /** Their loss, a positive number of dollars. */
  readonly loss: number
  /** Shares bought in the 30 days before the sale that stay, the lots sold from apart, and the loss they put off. */
  readonly replaced: number
  readonly putOff: number
  /** The same for each part of the sale, in its order. */
  readonly parts: readonly number[]
  readonly from: IsoDate
  readonly to: IsoDate
}

/** What a planned sale would run into: which loss purchases of the last 30 days put off, and until when a purchase still would. Null where nothing is sold at a loss. */
export function washHint(sale: readonly Sold[], left: readonly Lot[], sold: IsoDate): WashHint | null {
  const losses = sale.filter((one) => one.gain < 0)
  if (losses.length === 0) return null
  const lossShares = losses.reduce((sum, one) => sum + one.shares, 0)
  const loss = -losses.reduce((sum, one) => sum + one.gain, 0)
  const { from, to } = washWindow(sold)
  const recent = left
    .filter((lot) => lot.acquired >= from && lot.acquired <= to && lot.washPerShare === 0)
    .map((lot) => ({ trade: lot.trade, shares: lot.shares }))
  let replaced = 0
  const parts = sale.map(() => 0)
  for (const place of byPurchase(sale)) {
    const one = sale[place]
    if (one === undefined || one.gain >= 0) continue
    let open = one.shares
    for (const lot of recent) {
      if (lot.trade === one.trade) continue
      const matched = Math.min(open, lot.shares)
      lot.shares -= matched
      open -= matched
    }
    replaced += one.shares - open
    parts[place] = (-one.gain / one.shares) * (one.shares - open)
  }
  const putOff = parts.reduce((sum, part) => sum + part, 0)
  return { lossShares, loss, replaced, putOff, parts, from, to }
}
