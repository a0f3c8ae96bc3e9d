import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { citing } from '../kit/citing.ts'
import { startingInflation, startingReturn } from '../kit/starting-values.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...lendingSources, ...marketSources })

export const sources = () => [
  fact(longRunGrowth, words.pastGrowth),
  fact(startingReturn, words.startingReturn),
  fact(startingInflation, words.startingInflation),
]
