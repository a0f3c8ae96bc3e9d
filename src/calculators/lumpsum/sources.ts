import { longRunInflation } from '#facts/lending/rates.ts'
import { monthlyRecord } from '#facts/series/record-spans.precomputed.ts'
import { dividendYieldNow, stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { historySources } from '#facts/sources/history.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { monthText } from '../kit/format.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { startingFundFee, startingReturn } from '../kit/starting-values.ts'

export const sources: readonly Citation[] = [
  citation(
    marketSources,
    'shiller-monthly',
    `US stocks with dividends, Treasury bonds and prices by month, ${monthlyRecord.first.slice(0, 4)} to ${monthText(monthlyRecord.last)}`,
  ),
  citation(marketSources, 'shiller-monthly', 'dividends paid over the price, the starting value', dividendYieldNow),
  citation(
    marketSources,
    'damodaran-returns',
    'how calendar years of US stocks averaged, compounded and swung',
    stockSwings,
  ),
  citation(historySources, 'yardeni-cycles', 'the peaks before the deepest falls'),
  citation(lendingSources, 'assumption', 'starting value of the return and of the tax rates', startingReturn),
  citation(lendingSources, 'assumption', 'starting value of the fee', startingFundFee),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
