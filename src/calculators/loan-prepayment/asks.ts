import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'pay extra',
    'pay extra on mortgage',
    'extra payment',
    'extra payments',
    'extra principal',
    'extra mortgage payment',
    'pay off mortgage early',
    'pay off my loan early',
    'pay off early',
    'payoff early',
    'early payoff',
    'pay down or invest',
    'pay off house',
    'prepayment',
    'prepayment penalty',
    'one extra payment a year',
    'pay it off faster',
  ],
  hears: [
    {
      field: 'extraMonthly',
      is: 'dollars',
      per: 'month',
      as: 'extra each month',
      near: ['extra', 'additional', 'more'],
      most: 5_000,
    },
    { field: 'balance', is: 'dollars', as: 'balance', near: ['owe', 'balance', 'left'], least: 1_000 },
    { field: 'rate', is: 'percent', as: 'rate' },
    { field: 'term', is: 'time', as: 'time left', near: ['left', 'remaining'] },
  ],
}
