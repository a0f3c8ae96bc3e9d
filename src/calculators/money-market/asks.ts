import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'money market',
    'money market account',
    'money market fund',
    'T-bills',
    'T-bill',
    'treasury bills',
    'treasuries',
    'park cash',
    'park my cash',
    'where to keep cash',
    'where to park cash',
    '7-day yield',
    'VMFXX',
    'SPAXX',
    'cash yield',
  ],
  hears: [
    { field: 'monthly', is: 'dollars', per: 'month', as: 'you add', only: 'per' },
    { field: 'amount', is: 'dollars', as: 'cash' },
    { field: 'months', is: 'time', as: 'time' },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
