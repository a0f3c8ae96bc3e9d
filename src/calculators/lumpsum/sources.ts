import { monthlyRecord } from '#facts/series/record-spans.precomputed.ts'
import { dividendYieldNow, stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { historySources } from '#facts/sources/history.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { citing } from '../kit/citing.ts'
import { startingFundFee, startingInflation, startingReturn } from '../kit/starting-values.ts'
import type { LumpContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...historySources, ...lendingSources, ...marketSources })

export const sources = ({ say }: LumpContext) => [
  document('shiller-monthly', words.record(monthlyRecord, say)),
  fact(dividendYieldNow, words.dividendYield),
  fact(stockSwings, words.swings),
  document('yardeni-cycles', words.peaks),
  fact(startingReturn, words.startingReturn),
  fact(startingFundFee, words.startingFee),
  fact(startingInflation, words.startingInflation),
]
