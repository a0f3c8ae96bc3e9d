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
    'a month since',
    'every month since',
    'if I had invested',
    'invested monthly since',
    'since 2000',
  ],
  hears: [
    {
      field: 'sinceDeposit',
      is: 'dollars',
      per: 'month',
      as: 'each month',
      only: 'per',
      with: { question: 'since' },
    },
    { field: 'total', is: 'dollars', as: 'amount', least: 500 },
    { field: 'months', is: 'time', as: 'spread over', most: 36 },
  ],
}
