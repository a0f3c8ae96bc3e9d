/** What US stocks compounded to once inflation is taken out, over the calendar years of the record; a decimal a year. */
import { annualReturns } from '#facts/series/annual-returns.ts'

const { stocks, inflation } = annualReturns
const product = (list: readonly number[]) => list.reduce((growth, one) => growth * (1 + one), 1)

export const pastReal: number = (product(stocks) / product(inflation)) ** (1 / stocks.length) - 1
