import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'average down',
    'averaging down',
    'average cost',
    'average cost of shares',
    'average price',
    'cost basis',
    'share price average',
    'average my stock',
    'stock average',
    'buy more shares',
    'break even on a stock',
  ],
}
