import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'rent or buy',
    'buy or rent',
    'rent vs buy',
    'renting or buying',
    'keep renting',
    'rent vs own',
    'renting vs owning',
    'better to rent',
    'is buying worth it',
    'buying a home worth it',
    'throwing money away on rent',
    'stop renting',
    'make sense to buy',
  ],
  hears: [
    { field: 'monthlyRent', is: 'dollars', per: 'month', as: 'rent', near: ['rent', 'renting'], most: 15_000 },
    {
      field: 'price',
      is: 'dollars',
      as: 'home price',
      near: ['buy', 'buying', 'house', 'home', 'condo', 'price'],
      least: 20_000,
    },
    { field: 'down', is: 'percent', as: 'down payment', near: ['down'], only: true },
    { field: 'down', is: 'dollars', as: 'down payment', near: ['down'], only: true },
    { field: 'rate', is: 'percent', as: 'mortgage rate', near: ['rate', 'at', 'mortgage'], most: 20 },
    { field: 'years', is: 'time', as: 'years you stay', most: 480 },
  ],
}
