import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'EMI',
    'loan payment',
    'any loan',
    'loan calculator',
    'loan payment calculator',
    'monthly installment',
    'installment',
    'compare two loans',
    'flat rate',
    'reducing balance',
    'what rate am I paying',
    'payment is',
    'payment on a loan',
    'monthly payment',
  ],
  hears: [
    {
      field: 'payment',
      is: 'dollars',
      per: 'month',
      as: 'payment',
      only: 'per',
      with: { find: 'rate' },
    },
    { field: 'amount', is: 'dollars', as: 'amount' },
    { field: 'rate', is: 'percent', as: 'rate' },
    { field: 'term', is: 'time', as: 'time' },
  ],
}
