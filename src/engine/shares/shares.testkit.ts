/** Trades as the tests of this folder write them down. */
import type { IsoDate } from '../month.ts'
import type { Trade } from './lots.ts'

export const buy = (date: IsoDate, shares: number, price: number, fee = 0): Trade => ({
  kind: 'buy',
  date,
  shares,
  price,
  fee,
})

export const sell = (date: IsoDate, shares: number, price: number, fee = 0): Trade => ({
  kind: 'sell',
  date,
  shares,
  price,
  fee,
})

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
