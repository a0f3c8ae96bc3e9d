import type { Affordable } from './compute.ts'
import { limitNames } from './words/names.en.ts'

/** Prices in sentences: whole hundreds, downwards, for what fits must still fit. */
export const downToHundred = (price: number): number => Math.floor(price / 100) * 100

/** Every limit as a price. */
export const laddersOf = (result: Affordable) =>
  [
    { key: 'budget', label: limitNames.budget, price: result.budgetPrice },
    { key: 'classic', label: limitNames.classic, price: result.classicPrice },
    { key: 'lender', label: limitNames.lender, price: result.lenderPrice },
    { key: 'cash', label: limitNames.cash, price: result.cashPrice },
  ] as const
