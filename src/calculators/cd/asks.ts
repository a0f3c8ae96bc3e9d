import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'CD',
    'CD rates',
    'certificate of deposit',
    'certificates',
    'CD ladder',
    'CD early withdrawal',
    'break a CD',
    '12 month CD',
    'bank CD',
    'share certificate',
    'CD or savings',
    'lock up my money',
  ],
  hears: [
    { field: 'deposit', is: 'dollars', as: 'deposit' },
    { field: 'rate', is: 'percent', as: 'rate', most: 20 },
    { field: 'term', is: 'time', as: 'term', most: 240 },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
