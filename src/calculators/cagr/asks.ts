import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'CAGR',
    'annualized',
    'annualized return',
    'annual return',
    'rate of return',
    'my return',
    'XIRR',
    'IRR',
    'grew to',
    'growth rate',
    'doubled',
    'how fast did it grow',
    'return on investment',
    'ROI',
  ],
  hears: [
    { field: 'end', is: 'dollars', as: 'end value', near: ['to', 'now', 'became'] },
    { field: 'start', is: 'dollars', as: 'start value', near: ['from', 'put', 'invested'] },
    { field: 'years', is: 'time', as: 'years', with: { timeBy: 'years' } },
  ],
}
