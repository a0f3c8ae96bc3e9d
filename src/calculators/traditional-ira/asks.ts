import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'traditional IRA',
    'IRA deduction',
    'deductible IRA',
    'IRA',
    'IRA contribution limit',
    'nondeductible IRA',
    'Form 8606',
    'spousal IRA',
    'IRA tax savings',
    'excess IRA contribution',
    'pro-rata rule',
  ],
  hears: [
    {
      field: 'contribution',
      is: 'dollars',
      as: 'you put in',
      near: ['contribute', 'contribution', 'put', 'contributing', 'deduct'],
      most: 10_000,
    },
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
