import { longRunInflation, mortgage30 } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { citing } from '../kit/citing.ts'
import { startingGainsTax, startingReturn } from '../kit/starting-values.ts'
import type { PrepayContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...marketSources, ...lendingSources })

export const sources = ({ inputs }: PrepayContext) => [
  fact(mortgage30, words.rate),
  fact(longRunGrowth, words.growth),
  fact(startingReturn, words.invest),
  fact(startingGainsTax, words.tax),
  fact(longRunInflation, words.inflation),
  inputs.kind === 'mortgage' && document('reg-z', words.penalty),
]
