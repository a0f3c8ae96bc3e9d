import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'down payment',
    'downpayment',
    'save for a house',
    'saving for a house',
    'save for a down payment',
    'cash to close',
    'cash needed to close',
    'house fund',
    'first time home buyer',
    'first home',
    'wait to buy',
    'how much down',
    'deposit on a house',
    'closing cash',
  ],
  hears: [
    { field: 'monthly', is: 'dollars', per: 'month', as: 'you save', near: ['saving', 'save', 'month'], most: 15_000 },
    { field: 'savings', is: 'dollars', as: 'saved so far', near: ['saved', 'have', 'savings', 'already'], only: true },
    { field: 'price', is: 'dollars', as: 'home price', near: ['house', 'home', 'condo', 'price'], least: 50_000 },
    { field: 'down', is: 'percent', as: 'down payment', near: ['down'] },
    { field: 'by', is: 'time', as: 'buy in', near: ['in', 'within'], only: true },
    { field: 'state', is: 'state', as: 'state' },
  ],
}
