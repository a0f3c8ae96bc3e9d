import type { DrawsAsked, Market, PathSource } from './draws.ts'
import { pastPeriods } from './past-returns.ts'
import { nextBelow, nextShare, randomState, seedPath } from './random.ts'

/**
 * How long stretches of real history are kept together. `stationary`: of random length, `years` on average, as if each period began a new
 * one with the same chance (Politis and Romano 1994). `fixed`: each lasts exactly so many years.
 */
export interface Blocks {
  readonly kind: 'stationary' | 'fixed'
  readonly years: number
}

/** Five years keep crashes, their recoveries and runs of inflation together. Ours. */
export const usualBlocks: Blocks = { kind: 'stationary', years: 5 }

/**
 * Paths put together from stretches of the real record, drawn at random with replacement. Stocks, bonds and prices of a period stay
 * together, as do the periods of a stretch. The record is joined to a ring: after its end comes its beginning, so that every period is
 * drawn as often as any other.
 */
export function bootstrapPaths(
  { seed, years, perYear }: DrawsAsked,
  blocks: Blocks = usualBlocks,
  past: Market = pastPeriods(perYear),
): PathSource {
  const periods = years * perYear
  const count = past.stocks.length
  const usual = Math.max(1, Math.round(blocks.years * perYear))
  /** The chance that a stretch goes on after a period. */
  const on = 1 - 1 / usual
  const isFixed = blocks.kind === 'fixed'
  const state = randomState()
  return {
    paths: Number.POSITIVE_INFINITY,
    periods,
    perYear,
    fill: (path, { stocks, bonds, prices }) => {
      seedPath(state, seed, path)
      for (let period = 0; period < periods; ) {
        let source = nextBelow(state, count)
        const end = Math.min(periods, period + (isFixed ? usual : lengthOf(nextShare(state), on)))
        for (; period < end; period++) {
          stocks[period] = past.stocks[source] as number
          bonds[period] = past.bonds[source] as number
          prices[period] = past.prices[source] as number
          source = source + 1 === count ? 0 : source + 1
        }
      }
    },
  }
}

/** Periods of a stretch for a share drawn: longer than k with the chance `on` to the power k. */
function lengthOf(share: number, on: number): number {
  let length = 1
  for (let chance = on; share < chance; chance *= on) length += 1
  return length
}
