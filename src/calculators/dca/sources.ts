import { moneyFundStart } from '#facts/cash/money-funds.ts'
import { monthlyRecord, yearlyRecord } from '#facts/series/record-spans.precomputed.ts'
import { stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { historySources } from '#facts/sources/history.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { citing } from '../kit/citing.ts'
import { startingFundFee, startingInflation, startingReturn } from '../kit/starting-values.ts'
import type { DcaContext } from './context.ts'
import { sourceWords as words } from './words/sources.en.ts'

const { fact, document } = citing({ ...historySources, ...lendingSources, ...marketSources })

export const sources = ({ inputs, say }: DcaContext) => {
  const record = document('shiller-monthly', words.record(monthlyRecord, say))
  if (inputs.question === 'since') return [record, fact(startingFundFee, words.fee)]
  return [
    record,
    document('damodaran-returns', words.bills(yearlyRecord)),
    fact(stockSwings, words.stocks),
    document('yardeni-cycles', words.peaks),
    fact(startingReturn, words.startingReturn),
    fact(startingFundFee, words.fee),
    fact(moneyFundStart, words.cash),
    fact(startingInflation, words.inflation),
  ]
}
