import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'emergency',
    'emergencies',
    'cash for emergencies',
    'cash reserve',
    'months of bills',
    'fired',
    'furlough',
    'three months of expenses',
    'six months of expenses',
    'emergency fund',
    'emergency savings',
    'rainy day',
    'rainy day fund',
    'months of expenses',
    'how many months',
    'lose my job',
    'laid off',
    'job loss',
    'safety net',
    'cushion',
    '3 to 6 months',
    'unexpected expenses',
  ],
  hears: [
    { field: 'savings', is: 'dollars', as: 'saved so far', near: ['saved', 'have', 'savings'], only: true },
    {
      field: 'total',
      is: 'dollars',
      per: 'month',
      as: 'monthly expenses',
      near: ['expenses', 'spend', 'bills', 'month'],
      only: true,
    },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
