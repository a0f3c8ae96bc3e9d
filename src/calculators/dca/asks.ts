import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'DCA',
    'dollar cost averaging',
    'dollar cost average',
    'lump sum or monthly',
    'lump sum vs DCA',
    'invest all at once',
    'all at once or monthly',
    'spread out my investment',
    'time the market',
    'wait to invest',
  ],
  hears: [
    { field: 'total', is: 'dollars', as: 'amount', least: 500 },
    { field: 'months', is: 'time', as: 'spread over', most: 36 },
  ],
}
