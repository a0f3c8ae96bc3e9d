import type { Affordable } from './compute.ts'
import { limitNames } from './words/names.en.ts'

/** Prices in sentences: whole hundreds, downwards, for what fits must still fit. */
export const downToHundred = (price: number): number => Math.floor(price / 100) * 100

/** Every limit as a price. */
export const laddersOf = (result: Affordable) =>
  [
    { label: limitNames.budget, price: result.budgetPrice },
    { label: limitNames.classic, price: result.classicPrice },
    { label: limitNames.lender, price: result.lenderPrice },
    { label: limitNames.cash, price: result.cashPrice },
  ] as const
