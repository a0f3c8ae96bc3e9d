import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'Roth',
    'Roth IRA',
    'Roth or traditional',
    'Roth vs traditional',
    'backdoor Roth',
    'Roth conversion',
    'Roth income limit',
    'Roth contribution limit',
    'Roth ladder',
    'five year rule Roth',
    'convert to Roth',
    'IRA',
  ],
  hears: [
    {
      field: 'contribution',
      is: 'dollars',
      as: 'you put in',
      near: ['contribute', 'contribution', 'put', 'contributing'],
      most: 10_000,
    },
    { field: 'convert', is: 'dollars', as: 'converted', near: ['convert', 'conversion', 'converting'] },
    {
      field: 'income',
      is: 'dollars',
      per: 'year',
      as: 'pay',
      near: ['make', 'making', 'income', 'salary', 'earn'],
      only: true,
    },
    { field: 'status', is: 'words', words: ['married', 'couple', 'spouse'], value: 'joint', as: 'married' },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
