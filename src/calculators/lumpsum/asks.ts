import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'lump sum',
    'lump sum investment',
    'one time investment',
    'invest once',
    'invest today',
    'inheritance',
    'inherited',
    'windfall',
    'got a bonus',
    'bonus money',
    'lottery',
    'settlement',
    'will be worth',
    'let it sit',
  ],
  hears: [
    { field: 'amount', is: 'dollars', as: 'amount' },
    { field: 'rate', is: 'percent', as: 'return' },
    { field: 'years', is: 'time', as: 'years' },
  ],
}
