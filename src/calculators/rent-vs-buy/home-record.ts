/** US home prices and investments since the national index is official, after inflation. Decimals a year. */
import { realRate } from '#engine/rate.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'

/** The national home price index is official from here. */
export const HISTORY_FROM = 1975
const first = HISTORY_FROM - annualReturns.firstYear
export const HISTORY_TO = annualReturns.firstYear + annualReturns.homes.length - 1

export type PastMix = 'mix' | 'stocks' | 'bills'

/** One per year from 1975. */
export const realHomes: readonly number[] = annualReturns.homes
  .slice(first)
  .map((change, k) => realRate(change, annualReturns.inflation[first + k] ?? 0))

const invested = (mix: PastMix, at: number): number => {
  const stocks = annualReturns.stocks[at] ?? 0
  if (mix === 'stocks') return stocks
  return mix === 'bills' ? (annualReturns.bills[at] ?? 0) : 0.6 * stocks + 0.4 * (annualReturns.bonds10[at] ?? 0)
}
export const realInvested = (mix: PastMix): readonly number[] =>
  realHomes.map((_, k) => realRate(invested(mix, first + k), annualReturns.inflation[first + k] ?? 0))

/** Compound rate of yearly rates. */
export const perYear = (rates: readonly number[]): number =>
  rates.length === 0 ? 0 : rates.reduce((product, rate) => product * (1 + rate), 1) ** (1 / rates.length) - 1

/** Growth a year of US home prices since 1975, above inflation and as printed. */
export const homeRecord = {
  real: perYear(realHomes),
  nominal: perYear(annualReturns.homes.slice(first)),
}
