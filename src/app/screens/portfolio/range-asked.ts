/** What is asked about the range of outcomes: the whole record of the mix, whatever years the test above is about. */
import type { AssetMonths } from '#engine/portfolio/asset-months.ts'
import type { RangeAsked } from '#engine/portfolio/mix-range.ts'
import type { Asked } from './asked.ts'
import { heldIn, planOf } from './mix-record.ts'

/** The same numbers give the same futures. */
const SEED = 1
const PATHS = 2000

export const rangeAsked = (asked: Asked, months: AssetMonths): RangeAsked => ({
  months,
  plan: planOf(asked, asked.mix, heldIn(asked.mix)),
  years: asked.span,
  method: asked.method,
  seed: SEED,
  paths: PATHS,
})

/** Two questions with the same key have the same answer. */
export const rangeKey = ({ mix, amount, monthly, rises, fee, rebalance, span, method }: Asked): string =>
  JSON.stringify([mix, amount, monthly, rises, fee, rebalance, span, method])
