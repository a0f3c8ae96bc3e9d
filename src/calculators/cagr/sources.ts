import { highYieldSavings } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { citing } from '../kit/citing.ts'
import { startingInflation } from '../kit/starting-values.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...lendingSources, ...marketSources })

export const sources = () => [
  document('damodaran-returns', words.years),
  document('shiller-monthly', words.months),
  fact(highYieldSavings, words.savings),
  fact(startingInflation, words.inflation),
]
