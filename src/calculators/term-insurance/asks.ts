import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'term life',
    'term life insurance',
    'term insurance',
    '10 year term',
    '20 year term',
    '30 year term',
    'ladder',
    'laddering life insurance',
    'return of premium',
    'convertible term',
    'group term life',
    'imputed income life insurance',
    'life insurance through work',
    'how long a term',
  ],
  hears: [
    { field: 'mortgage', is: 'dollars', as: 'mortgage', near: ['mortgage', 'owe'], only: true },
    {
      field: 'amount',
      is: 'dollars',
      as: 'coverage',
      near: ['coverage', 'policy', 'insurance', 'term'],
      only: true,
      least: 50_000,
      also: { source: 'number' },
    },
  ],
}
