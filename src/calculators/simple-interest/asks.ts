import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'simple interest',
    'interest on a private loan',
    'promissory note',
    'per diem',
    'per diem interest',
    'daily interest',
    'loan to a friend',
    'loan to family',
    'loan to a family member',
    'interest between friends',
    'not compounded',
  ],
  hears: [
    { field: 'principal', is: 'dollars', as: 'principal' },
    { field: 'rate', is: 'percent', as: 'rate' },
    { field: 'term', is: 'time', as: 'time' },
  ],
}
