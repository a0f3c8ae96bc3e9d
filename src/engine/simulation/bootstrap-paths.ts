import { type Blocks, drawRows, usualBlocks } from './blocks.ts'
import type { DrawsAsked, Market, PathSource } from './draws.ts'
import { pastPeriods } from './past-returns.ts'
import { randomState, seedPath } from './random.ts'

/**
 * Paths put together from stretches of the real record, drawn at random with replacement. Stocks, bonds and prices of a period stay
 * together, as do the periods of a stretch (`blocks.ts`).
 */
export function bootstrapPaths(
  { seed, years, perYear }: DrawsAsked,
  blocks: Blocks = usualBlocks,
  past: Market = pastPeriods(perYear),
): PathSource {
  const periods = years * perYear
  const count = past.stocks.length
  const usual = Math.max(1, Math.round(blocks.years * perYear))
  const state = randomState()
  const rows = new Int32Array(periods)
  return {
    paths: Number.POSITIVE_INFINITY,
    periods,
    perYear,
    fill: (path, { stocks, bonds, prices }) => {
      seedPath(state, seed, path)
      drawRows(rows, state, count, blocks.kind, usual)
      for (let period = 0; period < periods; period++) {
        const row = rows[period] as number
        stocks[period] = past.stocks[row] as number
        bonds[period] = past.bonds[row] as number
        prices[period] = past.prices[row] as number
      }
    },
  }
}
