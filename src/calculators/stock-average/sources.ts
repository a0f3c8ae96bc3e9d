import { defaultLotMethod, longTermAfterYears, lossLimit, washSaleDays } from '#facts/shares/sale-rules.ts'
import { shareSources } from '#facts/sources/shares.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../kit/citing.ts'
import type { StockContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...shareSources, ...taxSources })

export const sources = ({ law }: StockContext) => [
  fact(longTermAfterYears, words.holding),
  fact(defaultLotMethod, words.lots),
  fact(washSaleDays, words.wash),
  fact(lossLimit, words.lossLimit),
  fact(law.tax.capitalGains, words.rates),
]
