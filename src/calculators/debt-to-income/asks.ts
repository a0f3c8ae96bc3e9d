import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'DTI',
    'debt to income',
    'debt to income ratio',
    'DTI too high',
    'DTI for a mortgage',
    'approved with my debts',
    'get approved',
    'debt ratio',
    'back end ratio',
    'too much debt for a mortgage',
    'lender look at my debts',
  ],
}
