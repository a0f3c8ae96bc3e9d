import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'spending plan',
    'spending',
    'out of money',
    'too much spending',
    'bills every month',
    'household budget',
    'budget',
    'monthly budget',
    'make a budget',
    'budgeting',
    'budget app',
    'where does my money go',
    'spend each month',
    'can I spend',
    'safe to spend',
    '50/30/20',
    '50 30 20 rule',
    'bills',
    'paycheck to paycheck',
    'monthly expenses',
    'living expenses',
    'zero based budget',
    'cash flow',
  ],
}
