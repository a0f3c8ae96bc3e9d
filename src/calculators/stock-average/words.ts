import { dollars, dollarsAndCents, plain } from '../kit/format.ts'
import type { StockInputs } from './fields.ts'

/** A price with all its decimals, six at most, for printed arithmetic: "$43.3925", "$52.00". */
export const exactly = (price: number): string => {
  const decimals = [2, 3, 4, 5].find((places) => Math.abs(price - Number(price.toFixed(places))) < 5e-7) ?? 6
  return decimals === 2 ? dollarsAndCents(price) : `${price < 0 ? '−' : ''}$${plain(Math.abs(price), decimals)}`
}
/** "60 shares", "1 share", "33.3333 shares". */
export const sharesText = (shares: number): string => `${plain(shares, 4)} ${shares === 1 ? 'share' : 'shares'}`

export const methodNames: Readonly<Record<StockInputs['method'], string>> = {
  fifo: 'First in, first out',
  newest: 'Newest first',
  highest: 'Highest cost first',
  lowest: 'Lowest cost first',
  named: 'The shares you name',
}

/** Whole dollars; under a hundred with cents. */
export const amountText = (amount: number): string =>
  Math.abs(amount) < 99.5 ? dollarsAndCents(amount) : dollars(amount)
