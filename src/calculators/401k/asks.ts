import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    '401k',
    '401(k)',
    '403b',
    '457b',
    'TSP',
    'employer match',
    '401k match',
    '401k contribution',
    'put in my 401k',
    'company match',
    'max out 401k',
    '401k limit',
    'catch-up contribution',
    '401k loan',
    'vesting',
    'Roth 401k',
    'mega backdoor Roth',
  ],
  hears: [
    {
      field: 'pay',
      is: 'dollars',
      per: 'year',
      as: 'pay',
      near: ['make', 'making', 'salary', 'earn', 'earning', 'income', 'pay'],
      least: 5_000,
    },
    {
      field: 'contribute',
      is: 'percent',
      as: 'contribution',
      near: ['contribute', 'contribution', 'contributing', 'put', 'save'],
      most: 60,
    },
    { field: 'balance', is: 'dollars', as: 'balance', near: ['balance', 'have', 'saved'], only: true },
    {
      field: 'retireAge',
      is: 'age',
      as: 'stop working at',
      near: ['retire', 'stop', 'until'],
      only: true,
      least: 30,
      most: 90,
    },
    { field: 'kind', is: 'words', words: ['403b'], value: '403b', as: '403(b)' },
    { field: 'kind', is: 'words', words: ['457b'], value: '457b-government', as: '457(b)' },
  ],
}
