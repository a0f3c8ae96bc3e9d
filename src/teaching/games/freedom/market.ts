import { between } from '../kit/chance.ts'
import { YEARS } from './design.ts'
import { market } from './market.precomputed.ts'

const count = market.stocks.length
/** The last year of history a game may begin in. */
export const lastStart = market.firstYear + count - YEARS

/** The first of the thirty real years behind a seed; each is as likely. */
export const startYear = (seed: number): number => between(seed, 'market', market.firstYear, lastStart)

export interface MarketYear {
  readonly stocks: number
  readonly bonds: number
  readonly bills: number
  readonly homes: number
}
const at = (column: readonly number[], row: number): number => column[row] ?? 0
/**
 * Returns after inflation of year `year` of a game that began in `start`; of the year before the game, -1. All zero before the record
 * begins.
 */
export function marketYear(start: number, year: number): MarketYear {
  const row = start - market.firstYear + year
  return {
    stocks: at(market.stocks, row),
    bonds: at(market.bonds, row),
    bills: at(market.bills, row),
    homes: at(market.homes, row),
  }
}
/** What a mix returns in a year before fees: stocks and bonds put back in their shares each year, or bills alone. */
export const mixReturn = (year: MarketYear, stocks: number): number =>
  stocks === 0 ? year.bills : stocks * year.stocks + (1 - stocks) * year.bonds
