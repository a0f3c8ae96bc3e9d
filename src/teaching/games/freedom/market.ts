/**
 * The markets of a game: thirty years put together from stretches of the real record, as the simulations of the calculators do it (block
 * bootstrap). Stocks, bonds, bills, homes and prices of a year stay together, and so do the years of a stretch.
 */
import { drawRows, usualBlocks } from '#engine/simulation/blocks.ts'
import { stateOf } from '../kit/chance.ts'
import { YEARS } from './design.ts'
import { market } from './market.precomputed.ts'

const count = market.stocks.length
export const lastYear = market.firstYear + count - 1
/** Years a stretch lasts on average. */
export const usualStretch = usualBlocks.years

/** The real years behind a seed, one for each year of the game. */
export const realYears = (seed: number): readonly number[] =>
  Array.from(
    drawRows(new Int32Array(YEARS), stateOf(seed, 'market'), count, usualBlocks.kind, usualBlocks.years),
    (row) => market.firstYear + row,
  )

/** Years of the game, from 0, that were lived one after another in the record. */
export interface Stretch {
  readonly from: number
  readonly to: number
  /** The real years behind the first and the last of them. */
  readonly firstYear: number
  readonly lastYear: number
}
export function stretchesOf(years: readonly number[]): readonly Stretch[] {
  const all: Stretch[] = []
  for (const [year, real] of years.entries()) {
    const last = all.at(-1)
    if (last !== undefined && real === last.lastYear + 1) all[all.length - 1] = { ...last, to: year, lastYear: real }
    else all.push({ from: year, to: year, firstYear: real, lastYear: real })
  }
  return all
}

export interface MarketYear {
  readonly stocks: number
  readonly bonds: number
  readonly bills: number
  readonly homes: number
}
const at = (column: readonly number[], row: number): number => column[row] ?? 0
/** Returns after inflation of a real year. All zero outside the record. */
export function marketYear(real: number): MarketYear {
  const row = real - market.firstYear
  return {
    stocks: at(market.stocks, row),
    bonds: at(market.bonds, row),
    bills: at(market.bills, row),
    homes: at(market.homes, row),
  }
}
/** Of year `year` of a game; of the year before the game, -1, those before its first stretch. */
export function marketOf(years: readonly number[], year: number): MarketYear {
  const real = year < 0 ? (years[0] ?? 0) + year : years[year]
  return marketYear(real ?? 0)
}
/** What a mix returns in a year before fees: stocks and bonds put back in their shares each year, or bills alone. */
export const mixReturn = (year: MarketYear, stocks: number): number =>
  stocks === 0 ? year.bills : stocks * year.stocks + (1 - stocks) * year.bonds
