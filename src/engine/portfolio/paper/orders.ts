/** Orders of a practice portfolio: filled at the next price the feed brings, never at one already seen. */
import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { type Book, type NamedLots, sharesOf, type TradeEntry, tradeAmount } from './entries.ts'

export interface PaperOrder {
  readonly id: string
  readonly side: 'buy' | 'sell'
  readonly symbol: string
  readonly shares: number
  /** Dollars a share: a purchase pays no more, a sale brings no less. Null is a market order. */
  readonly limit: number | null
  /** The time of the price that was on the screen when it was placed, ISO: only a later price fills it. */
  readonly after: string
  /** For a sale: from which purchases; null follows the portfolio's method. */
  readonly lots: NamedLots | null
  readonly note: string
}
export interface Quote {
  readonly symbol: string
  readonly price: number
  /** The time of the price, ISO. */
  readonly asOf: string
}
/** What a trade costs: dollars each, and a share of its amount, 0 to 1. */
export interface Fees {
  readonly flat: number
  readonly share: number
}

export type Tried =
  | { readonly outcome: 'filled'; readonly entry: TradeEntry }
  | { readonly outcome: 'waits'; readonly why: 'no-newer-price' | 'limit' }
  /** The next price came, and there was not enough for it: the order ends. */
  | { readonly outcome: 'refused'; readonly why: 'no-cash' | 'no-shares' }

export const feeOf = (amount: number, { flat, share }: Fees): number => roundToCent(flat + amount * share)

/**
 * An order against a price. A market order is filled at the first price later than the one it was placed on, a limit order at the first later
 * one within its limit, in both cases at the feed's price, the whole order at once: a practice order moves no market.
 */
export function tryOrder(order: PaperOrder, quote: Quote | undefined, book: Book, fees: Fees, on: IsoDate): Tried {
  if (!quote || quote.symbol !== order.symbol || !(Date.parse(quote.asOf) > Date.parse(order.after)))
    return { outcome: 'waits', why: 'no-newer-price' }
  const { side, symbol, shares, limit } = order
  if (limit !== null && (side === 'buy' ? quote.price > limit : quote.price < limit))
    return { outcome: 'waits', why: 'limit' }
  const amount = tradeAmount(shares, quote.price)
  const fee = feeOf(amount, fees)
  if (side === 'buy' && roundToCent(amount + fee) > book.cash) return { outcome: 'refused', why: 'no-cash' }
  if (side === 'sell' && shares > sharesOf(book, symbol) * (1 + 1e-9)) return { outcome: 'refused', why: 'no-shares' }
  return {
    outcome: 'filled',
    entry: {
      kind: side,
      id: order.id,
      at: quote.asOf,
      on,
      symbol,
      shares,
      price: quote.price,
      fee,
      lots: order.lots,
      note: order.note,
    },
  }
}
