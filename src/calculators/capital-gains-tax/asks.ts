import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'capital gains',
    'capital gains tax',
    'capital gain',
    'tax on selling stock',
    'taxes if I sell my stocks',
    'tax if I sell',
    'sell my house tax',
    'tax on selling my home',
    'long term gains',
    'short term gains',
    'crypto tax',
    'tax on crypto gains',
    'inherited house tax',
    'tax on selling inherited property',
    'net investment income tax',
    'QSBS',
  ],
  hears: [
    { field: 'income', is: 'dollars', near: ['income', 'salary', 'earn', 'make'], only: true, per: 'year' },
    { field: 'state', is: 'state' },
  ],
}
