import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'retire',
    'when can I retire',
    'enough to retire',
    'retire early',
    'retirement savings',
    'FIRE',
    'nest egg',
    'how long will my money last',
    'how much do I need to retire',
    'saving enough',
    'retire at 62',
    'retire at 65',
  ],
  hears: [
    { field: 'retireAge', is: 'age', as: 'retire at', near: ['retire', 'retiring', 'at', 'by'], least: 30, most: 85 },
    { field: 'savings', is: 'dollars', as: 'savings', near: ['saved', 'have', 'savings', 'with'], least: 10_000 },
    {
      field: 'saving',
      is: 'dollars',
      per: 'month',
      as: 'saving',
      near: ['save', 'saving', 'month'],
      only: true,
      most: 20_000,
    },
    {
      field: 'pay',
      is: 'dollars',
      per: 'year',
      as: 'pay',
      near: ['make', 'making', 'salary', 'earn', 'earning', 'income', 'pay'],
      only: true,
      least: 5_000,
    },
    { field: 'spending', is: 'dollars', per: 'month', as: 'spending', near: ['spend', 'spending', 'live'], only: true },
  ],
}
