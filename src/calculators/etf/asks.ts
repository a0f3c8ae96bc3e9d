import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'ETF',
    'ETFs',
    'ETF vs mutual fund',
    'ETF expense ratio',
    'exchange traded fund',
    'VOO',
    'VTI',
    'SPY',
    'QQQ',
    'ETF overlap',
    'do my ETFs overlap',
    'bid ask spread',
    'ETF or index fund',
  ],
  hears: [
    {
      field: 'deposit',
      is: 'dollars',
      per: 'month',
      as: 'each month',
      only: 'per',
      with: { every: 'month' },
    },
    { field: 'start', is: 'dollars', as: 'you invest' },
    { field: 'expense', is: 'percent', as: 'expense ratio', most: 2 },
    { field: 'years', is: 'time', as: 'years' },
  ],
}
