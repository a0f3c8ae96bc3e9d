/** A mix of assets lived through month by month, with money added or taken out, a fee and rebalancing. No tax, no trading cost. */

import type { AssetMonths } from './asset-months.ts'
import type { Rebalancing } from './rebalancing.ts'

/** Of the whole, 0 to 1: how far a share may drift. */
export const DRIFT = 0.05

export interface MixPlan {
  /** Share of each asset, 0 to 1, adding up to 1. */
  readonly shares: readonly number[]
  /** Dollars at the beginning. */
  readonly start: number
  /** Dollars added at the start of each month, the first included; negative is taken out. */
  readonly monthly: number
  /** The monthly amount rises with prices from the beginning on; if not, it is the same number of dollars. */
  readonly rises: boolean
  /** Of the balance a year, decimal, taken evenly every month: (1 - fee)^(1/12) is kept. */
  readonly fee: number
  readonly rebalance: Rebalancing
}

/** What became of it, by month; the first value is the beginning, before anything was added. Dollars of each time. */
export interface MixRun {
  readonly worth: Float64Array
  /** Put in so far less taken out. */
  readonly paidIn: Float64Array
  /** What a dollar left alone in the mix became (time-weighted): the mix's own growth, whatever was added when. */
  readonly index: Float64Array
  /** Prices, 1 at the beginning. */
  readonly prices: Float64Array
  /** Added (or taken out, negative) at the start of each month; the start amount is not in it. */
  readonly flows: Float64Array
  /** The month, from 0, at whose start there was less than should be taken out; -1 for never. */
  readonly shortIn: number
}

export const emptyRun = (periods: number): Omit<MixRun, 'shortIn'> => ({
  worth: new Float64Array(periods + 1),
  paidIn: new Float64Array(periods + 1),
  index: new Float64Array(periods + 1),
  prices: new Float64Array(periods + 1),
  flows: new Float64Array(periods),
})

/** A place from which on nothing worth counting is left, in dollars. */
const NOTHING = 1e-9

/**
 * Lives through the periods at `places`, one after another: a stretch of the record in order, or months drawn from it. Money added buys
 * the target shares; money taken out comes from every asset alike, as far as there is any. Then the month's growth, then the fee, then
 * rebalancing. `room` is filled and given back.
 */
export function runMix(
  months: AssetMonths,
  places: ArrayLike<number>,
  plan: MixPlan,
  room: Omit<MixRun, 'shortIn'> = emptyRun(places.length),
): MixRun {
  const { shares, monthly, rises, rebalance } = plan
  const { worth, paidIn, index, prices, flows } = room
  const kept = (1 - plan.fee) ** (1 / 12)
  const held = shares.map((share) => share * plan.start)
  const assets = shares.length
  let total = plan.start
  let shortIn = -1
  worth[0] = total
  paidIn[0] = total
  index[0] = 1
  prices[0] = 1
  for (let period = 0; period < places.length; period++) {
    const place = places[period] as number
    const level = prices[period] as number
    const wanted = rises ? monthly * level : monthly
    const flow = Math.max(wanted, -total)
    if (flow > wanted + NOTHING && shortIn < 0) shortIn = period
    for (let i = 0; i < assets; i++)
      held[i] = (held[i] as number) + flow * (flow >= 0 ? (shares[i] as number) : (held[i] as number) / (total || 1))
    total += flow
    const isEmpty = !(total > NOTHING)
    let grown = 0
    let alone = 0
    for (let i = 0; i < assets; i++) {
      const growth = (months.growth[i] as Float64Array)[place] as number
      alone += (shares[i] as number) * growth
      held[i] = isEmpty ? 0 : (held[i] as number) * growth * kept
      grown += held[i] as number
    }
    index[period + 1] = (index[period] as number) * (isEmpty ? alone * kept : grown / total)
    total = grown
    flows[period] = flow
    worth[period + 1] = total
    paidIn[period + 1] = (paidIn[period] as number) + flow
    prices[period + 1] = level * (months.prices[place] as number)
    if (isDue(rebalance, period, held, shares, total))
      for (let i = 0; i < assets; i++) held[i] = (shares[i] as number) * total
  }
  return { ...room, shortIn }
}

function isDue(
  rebalance: Rebalancing,
  period: number,
  held: readonly number[],
  shares: readonly number[],
  total: number,
): boolean {
  switch (rebalance) {
    case 'never':
      return false
    case 'monthly':
      return true
    case 'yearly':
      return (period + 1) % 12 === 0
    case 'drift':
      return held.some((one, i) => Math.abs(one - (shares[i] as number) * total) > DRIFT * total)
  }
}

/** `count` places from `from` on: a stretch of the record as it was. */
export const stretch = (from: number, count: number): Int32Array =>
  Int32Array.from({ length: count }, (_, i) => from + i)
