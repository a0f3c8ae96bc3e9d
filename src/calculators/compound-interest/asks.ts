import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'what will I have',
    'saved monthly',
    'rule of 72',
    'double my money',
    'grow to',
    'stock market returns',
    'S&P 500 return',
    'compound interest',
    'invest monthly',
    'invest every month',
    'invest a month',
    'grow my money',
    'money grow',
    'how much will it grow',
    'investment calculator',
    'growth over time',
    'become a millionaire',
    'millionaire',
    'future value',
    'regular investing',
    'index fund growth',
    'start investing',
  ],
  hears: [
    {
      field: 'deposit',
      is: 'dollars',
      per: 'month',
      as: 'each month',
      only: 'per',
    },
    { field: 'start', is: 'dollars', as: 'start', near: ['start', 'starting', 'with', 'have'] },
    { field: 'rate', is: 'percent', as: 'yearly rate' },
    { field: 'years', is: 'time', as: 'years' },
  ],
}
