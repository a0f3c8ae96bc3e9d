import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'HSA',
    'health savings account',
    'HSA limit',
    'HSA contribution limit',
    'max HSA',
    'HSA contribution',
    'HDHP',
    'high deductible health plan',
    'invest my HSA',
    'HSA vs FSA',
    'medical savings',
    'HSA worth it',
  ],
  hears: [
    {
      field: 'yours',
      is: 'dollars',
      as: 'you put in',
      near: ['contribute', 'contribution', 'put', 'contributing'],
      most: 12_000,
    },
    { field: 'income', is: 'dollars', per: 'year', as: 'pay', near: ['make', 'income', 'salary'], only: true },
    { field: 'coverage', is: 'words', words: ['family'], value: 'family', as: 'family coverage' },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
