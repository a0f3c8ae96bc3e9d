import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'tax loss harvesting',
    'tax-loss harvesting',
    'wash sale',
    'wash sale rule',
    '61 day rule',
    'when can I buy back',
    'sell at a loss',
    'harvest losses',
    'capital loss carryover',
    'write off stock losses',
    'losing stocks',
    'buy back after selling at a loss',
  ],
  hears: [
    { field: 'income', is: 'dollars', near: ['income', 'salary', 'earn', 'make'], only: true, per: 'year' },
    { field: 'state', is: 'state' },
  ],
}
