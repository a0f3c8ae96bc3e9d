import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'life insurance',
    'how much life insurance',
    'life insurance coverage',
    'life insurance need',
    'enough life insurance',
    'if I died',
    'if I die',
    'when I die',
    'dime',
    'income replacement',
    'stay at home parent insurance',
    'survivor benefits for my family',
    'young family',
  ],
  hears: [
    {
      field: 'pay',
      is: 'dollars',
      per: 'year',
      as: 'your pay',
      near: ['make', 'earn', 'pay', 'salary', 'income'],
      only: true,
    },
    { field: 'mortgage', is: 'dollars', as: 'mortgage', near: ['mortgage', 'owe', 'house'], only: true },
    { field: 'state', is: 'state', as: 'state' },
    {
      field: 'family',
      is: 'words',
      words: ['single parent', 'single mom', 'single dad', 'single'],
      value: 'single',
      as: 'no partner',
    },
  ],
}
