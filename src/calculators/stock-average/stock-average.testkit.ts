/** Trades as the tests of this folder write them down. */
import type { TradeRow } from './read-trades.ts'

export const buy = (date: string, shares: number, price: number, fee = 0): TradeRow => ({
  kind: 'buy',
  date,
  shares,
  price,
  fee,
  sell: null,
})
export const sell = (date: string, shares: number, price: number, fee = 0): TradeRow => ({
  kind: 'sell',
  date,
  shares,
  price,
  fee,
  sell: null,
})
