import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'buy equipment',
    'equipment',
    'shop',
    'restaurant',
    'store',
    'company',
    'franchise',
    'business loan',
    'small business loan',
    'SBA',
    'SBA loan',
    'merchant cash advance',
    'MCA',
    'factor rate',
    'line of credit',
    'business line of credit',
    'startup loan',
    'equipment loan',
    'working capital',
    'loan for my business',
    'business financing',
  ],
  hears: [
    { field: 'amount', is: 'dollars', as: 'amount', least: 1_000 },
    { field: 'rate', is: 'percent', as: 'rate', with: { kind: 'term' } },
    { field: 'term', is: 'time', as: 'term', with: { kind: 'term' } },
  ],
}
