/** The range of outcomes of the mix the page begins with, worked out while building: the finished page shows it. */
import { lineOf } from '#engine/history/record-line.ts'
import { assetMonths } from '#engine/portfolio/asset-months.ts'
import { mixRange, type RangeFound } from '#engine/portfolio/mix-range.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { startingAsked } from './asked.ts'
import { rangeAsked } from './range-asked.ts'

const line = (values: readonly number[]) => lineOf([{ firstMonth: stocksAndPrices.firstMonth, every: 1, values }])
const months = assetMonths([line(stocksAndPrices.stocks), line(stocksAndPrices.bonds)], line(stocksAndPrices.prices))

function found(): RangeFound | null {
  if (months === null) return null
  const work = mixRange(rangeAsked(startingAsked, months))
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
  }
}

export const firstRange = found()
