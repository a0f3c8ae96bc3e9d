import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'home repairs',
    'house repairs',
    'home upkeep',
    'maintenance',
    'maintenance cost',
    'replace my roof',
    'new roof',
    'roof',
    'hvac replacement',
    'water heater',
    'furnace',
    'repair fund',
    '1% rule upkeep',
    'house upkeep',
    'cost of upkeep',
    'set aside for repairs',
    'things breaking',
  ],
  hears: [
    { field: 'homeValue', is: 'dollars', as: 'home value', least: 20_000 },
    { field: 'saved', is: 'dollars', as: 'saved so far', near: ['saved'], only: true },
  ],
}
