/** The same plan in every stretch of the record, or in many drawn from it: how wide the outcomes lie. Work for a worker. */
import type { Month } from '#engine/month.ts'
import { usualBlocks } from '#engine/simulation/blocks.ts'
import { bootstrapPaths } from '#engine/simulation/bootstrap-paths.ts'
import { emptyMarket } from '#engine/simulation/draws.ts'
import { bandsOf, selectPercentiles } from '#engine/simulation/percentile-columns.ts'
import { type AssetMonths, monthAt } from './asset-months.ts'
import { emptyRun, type MixPlan, type MixRun, runMix, stretch } from './mix-run.ts'

/** `past`: every stretch, one from each month. `drawn`: stretches of the record put together at random (block bootstrap). */
export type RangeMethod = 'past' | 'drawn'

export interface RangeAsked {
  readonly months: AssetMonths
  readonly plan: MixPlan
  readonly years: number
  readonly method: RangeMethod
  /** For `drawn`: a whole number, and how many paths. */
  readonly seed: number
  readonly paths: number
}
/** One path by its end. `from` is its first month in the record; null for a drawn one. */
export interface RangeEnd {
  readonly end: number
  readonly from: Month | null
}
/** Dollars of the beginning of each path. */
export interface RangeFound {
  readonly paths: number
  /** How many stretches do not overlap; for `drawn` all of them. */
  readonly apart: number
  readonly years: number
  /** By year from 0: the 10th, 25th, 50th, 75th and 90th percentile of all paths at that time. */
  readonly bands: readonly (readonly number[])[]
  readonly worst: RangeEnd
  readonly best: RangeEnd
  /** Share of paths, 0 to 1, that ended with less than was put in less what was taken out, in the same dollars. */
  readonly below: number
  /** Share of paths in which there was less than should be taken out. */
  readonly short: number
  /** The deepest fall of the mix on the way, dollars of the time: in the typical path, in one of ten, and the deepest. */
  readonly falls: readonly [typical: number, oneInTen: number, deepest: number]
}

export const BANDS = [0.1, 0.25, 0.5, 0.75, 0.9] as const
/** Paths between two turns. */
const TURN = 32

/** Yields the share done, 0 to 1. Null where the record is shorter than a path. */
export function* mixRange(asked: RangeAsked): Generator<number, RangeFound | null> {
  const { months, plan, years, method } = asked
  const periods = years * 12
  const known = months.prices.length
  const paths = method === 'past' ? known - periods + 1 : known < 12 ? 0 : asked.paths
  if (paths < 1) return null
  const placesOf = method === 'past' ? (path: number) => stretch(path, periods) : drawnPlaces(asked, periods)
  const room = emptyRun(periods)
  const worths = new Float64Array((years + 1) * paths)
  const falls = new Float64Array(paths)
  let [below, short] = [0, 0]
  let [worst, best] = [0, 0]
  const ends = worths.subarray(years * paths)
  for (let path = 0; path < paths; path++) {
    if (path % TURN === 0) yield path / paths
    const run = runMix(months, placesOf(path), plan, room)
    for (let year = 0; year <= years; year++)
      worths[year * paths + path] = (run.worth[year * 12] as number) / (run.prices[year * 12] as number)
    falls[path] = deepest(run)
    if ((ends[path] as number) < realPaidIn(run, plan.start)) below += 1
    if (run.shortIn >= 0) short += 1
    if ((ends[path] as number) < (ends[worst] as number)) worst = path
    if ((ends[path] as number) > (ends[best] as number)) best = path
  }
  const endOf = (path: number): RangeEnd => ({
    end: ends[path] as number,
    from: method === 'past' ? monthAt(months, path) : null,
  })
  const found = { worst: endOf(worst), best: endOf(best) }
  const [typical, oneInTen, all] = selectPercentiles(falls, paths, [0.5, 0.9, 1])
  return {
    paths,
    apart: method === 'past' ? Math.floor(known / periods) : paths,
    years,
    bands: bandsOf(worths, paths, years + 1, BANDS),
    ...found,
    below: below / paths,
    short: short / paths,
    falls: [typical ?? 0, oneInTen ?? 0, all ?? 0],
  }
}

/**
 * Months of the record by their places, drawn by the engine's own bootstrap: it copies three columns, so here each holds the places
 * themselves. Stocks, bonds, cash, gold and prices of a month stay together, and so do the months of a stretch.
 */
function drawnPlaces({ months, years, seed }: RangeAsked, periods: number): (path: number) => Float64Array {
  const places = Float64Array.from({ length: months.prices.length }, (_, place) => place)
  const source = bootstrapPaths({ seed, years, perYear: 12 }, usualBlocks, {
    stocks: places,
    bonds: places,
    prices: places,
  })
  const market = emptyMarket(periods)
  return (path) => {
    source.fill(path, market)
    return market.stocks
  }
}

const realPaidIn = ({ flows, prices }: MixRun, start: number): number => {
  let sum = start
  for (let i = 0; i < flows.length; i++) sum += (flows[i] as number) / (prices[i] as number)
  return sum
}

function deepest({ index }: MixRun): number {
  let [high, most] = [0, 0]
  for (const level of index) {
    if (level > high) high = level
    else if (1 - level / high > most) most = 1 - level / high
  }
  return most
}
