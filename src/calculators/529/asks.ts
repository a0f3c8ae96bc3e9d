import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'university',
    '529',
    '529 plan',
    'college',
    'college fund',
    'college savings',
    'college savings plan',
    'save for college',
    'kids college',
    "child's college",
    'tuition',
    'education savings',
    'leftover 529',
    '529 to Roth',
    '529 deduction',
    '529 tax deduction',
    "grandchild's college",
  ],
  hears: [
    { field: 'monthly', is: 'dollars', per: 'month', as: 'you save', most: 5_000 },
    { field: 'income', is: 'dollars', per: 'year', as: 'income', near: ['income', 'salary', 'make'], only: true },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
