import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'debts',
    'all my debts',
    'consolidate everything',
    'pay off debt with a loan',
    'payday loans',
    'one loan for all my cards',
    'consolidate',
    'consolidation',
    'consolidate my debt',
    'consolidate credit cards',
    'debt consolidation loan',
    'combine debts',
    'combine my debts',
    'roll debts together',
    'one payment',
    'one loan',
    'HELOC',
    'HELOC to pay off cards',
    'home equity loan',
    'loan to pay off credit cards',
    'loan to pay off debt',
    'merge debts',
  ],
  hears: [
    { field: 'rate', is: 'percent', as: 'new loan rate' },
    { field: 'term', is: 'time', as: 'term' },
  ],
}
