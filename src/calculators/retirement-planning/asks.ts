import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'retirement plan',
    'retirement planning',
    'plan for retirement',
    'RMD',
    'required minimum distribution',
    'withdrawal order',
    'which account first in retirement',
    'Roth conversion in retirement',
    'retire before 65 health insurance',
    'IRMAA',
    'retire as a couple',
  ],
  hears: [
    {
      field: 'spending',
      is: 'dollars',
      per: 'year',
      as: 'spending',
      near: ['spend', 'spending', 'live on'],
      only: true,
    },
    { field: 'pay', is: 'dollars', per: 'year', as: 'pay', near: ['make', 'earn', 'salary', 'pay'], only: true },
    { field: 'preTax', is: 'dollars', as: 'in your 401(k)', near: ['401k', '401(k)', 'saved', 'savings', 'have'] },
    { field: 'retireAge', is: 'age', as: 'retire at', near: ['retire', 'retiring'], least: 40, most: 80 },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
