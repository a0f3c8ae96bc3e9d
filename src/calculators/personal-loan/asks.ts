import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'bank loan',
    'credit union loan',
    'loan from the bank',
    'cash loan',
    'small loan',
    'personal loan',
    'unsecured loan',
    'signature loan',
    'borrow money',
    'borrow',
    'origination fee',
    'loan with a fee',
    'loan for a wedding',
    'loan for a vacation',
    'loan offers',
    'loan for medical bills',
    'online lender',
  ],
  hears: [
    { field: 'amount', is: 'dollars', as: 'amount' },
    { field: 'fee', is: 'percent', as: 'origination fee', near: ['fee', 'origination'], only: true },
    { field: 'rate', is: 'percent', as: 'rate' },
    { field: 'term', is: 'time', as: 'term' },
  ],
}
