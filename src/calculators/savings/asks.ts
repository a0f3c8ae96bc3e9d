import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'savings',
    'savings goal',
    'save up',
    'saving for',
    'how long to save',
    'save each month',
    'save per month',
    'high yield savings',
    'HYSA',
    'savings account',
    'savings account interest',
    'save for a vacation',
    'save for a car',
    'save for a wedding',
    'reach my goal',
    'trip',
  ],
  hears: [
    { field: 'deposit', is: 'dollars', per: 'month', as: 'each month', only: 'per' },
    { field: 'saved', is: 'dollars', as: 'saved so far', near: ['have', 'saved', 'already'], only: true },
    { field: 'goal', is: 'dollars', as: 'goal' },
    { field: 'by', is: 'time', as: 'reach it in', near: ['in', 'within', 'by'], only: true, with: { ask: 'deposit' } },
    { field: 'rate', is: 'percent', as: 'APY', most: 15 },
  ],
}
