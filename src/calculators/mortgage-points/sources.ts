import { highYieldSavings, mortgage30 } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { codeSource } from '#facts/sources/shared.ts'
import { mortgageInterest } from '#facts/tax-years/standing.ts'
import { citing } from '../kit/citing.ts'
import type { PointsContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...lendingSources, ...marketSources, ...codeSource })

export const sources = ({ inputs }: PointsContext) => [
  fact(mortgage30, words.rate),
  document('pmms-monthly', words.pastRates),
  document('reg-z-app-j', words.apr),
  fact(highYieldSavings, words.savings),
  inputs.itemize === 'itemize' && fact(mortgageInterest, words.deduction),
]
