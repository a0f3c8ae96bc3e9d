import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'rental house',
    'buy a rental',
    'second home',
    'vacation rental',
    'house hack',
    'flip',
    'investment home',
    'tenants',
    'rental property',
    'rental',
    'rental income',
    'rent it out',
    'investment property',
    'landlord',
    'cap rate',
    'cash on cash',
    'cash flow rental',
    'duplex',
    'fourplex',
    'airbnb',
    'short term rental',
    'good deal',
    'rental roi',
    'buy and rent out',
    'tenant',
  ],
  hears: [
    { field: 'monthlyRent', is: 'dollars', per: 'month', as: 'rent', near: ['rent', 'rents', 'renting'], most: 20_000 },
    { field: 'price', is: 'dollars', as: 'price', near: ['price', 'duplex', 'buy', 'house'], least: 20_000 },
    { field: 'down', is: 'percent', as: 'down payment', near: ['down'], only: true },
    { field: 'rate', is: 'percent', as: 'loan rate', near: ['rate', 'at', 'interest'], only: true },
  ],
}
