import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'fees',
    'fees cost',
    'investment fees',
    'advisor fee',
    'financial advisor',
    'financial advisor fee',
    'adviser fee',
    'AUM fee',
    '1% fee',
    'robo advisor',
    'robo advisor fees',
    'brokerage fee',
    'brokerage account fees',
    'broker',
    'commission',
    'account fees',
    'managed account',
    'wealth manager',
  ],
  hears: [
    { field: 'deposit', is: 'dollars', per: 'month', as: 'you add', only: 'per' },
    { field: 'start', is: 'dollars', as: 'account' },
    { field: 'advisory', is: 'percent', as: 'adviser fee', most: 5 },
    { field: 'years', is: 'time', as: 'years' },
  ],
}
