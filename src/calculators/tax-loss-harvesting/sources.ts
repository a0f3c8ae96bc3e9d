import {
  cryptoIsProperty,
  iraPurchaseLosesBasis,
  longTermAfterYears,
  lossLimit,
  washMatching,
  washSaleDays,
} from '#facts/shares/sale-rules.ts'
import { shareSources } from '#facts/sources/shares.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { netInvestmentIncomeTax } from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import type { HarvestContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...shareSources, ...taxSources })

export const sources = ({ law, result }: HarvestContext) => [
  fact(washSaleDays, words.wash),
  fact(washMatching, words.matching),
  fact(iraPurchaseLosesBasis, words.ira),
  fact(longTermAfterYears, words.holding),
  fact(lossLimit, words.lossLimit),
  fact(law.tax.capitalGains, words.bands),
  fact(netInvestmentIncomeTax, words.surtax),
  result.lots.some(({ isCrypto }) => isCrypto) && fact(cryptoIsProperty, words.crypto),
]
