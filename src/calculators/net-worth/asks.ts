import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'worth',
    'total assets',
    'how rich',
    'net worth',
    'networth',
    'what am I worth',
    'am I worth',
    'assets',
    'assets minus debts',
    'own minus owe',
    'wealth',
    'net worth by age',
    'net worth for my age',
    'percentile',
  ],
  hears: [
    { field: 'age', is: 'age', as: 'age' },
    { field: 'goal', is: 'dollars', as: 'goal', near: ['goal', 'reach', 'hit'], only: true },
  ],
}
