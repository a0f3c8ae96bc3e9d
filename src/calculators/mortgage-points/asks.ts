import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'points',
    'mortgage points',
    'discount points',
    'buy down my rate',
    'buy down the rate',
    'buydown',
    '2-1 buydown',
    'lender credit',
    'are points worth it',
    'pay points',
  ],
  hears: [
    { field: 'loanAmount', is: 'dollars', as: 'loan', least: 20_000 },
    { field: 'stay', is: 'time', as: 'keep the loan', near: ['stay', 'keep', 'move', 'sell'], only: true },
    { field: 'term', is: 'time', as: 'term', least: 60 },
  ],
}
