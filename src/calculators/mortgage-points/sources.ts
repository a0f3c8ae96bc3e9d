import { highYieldSavings, mortgage30 } from '#facts/lending/rates.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { codeSource } from '#facts/sources/shared.ts'
import { mortgageInterest } from '#facts/tax-years/standing.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import type { PointsInputs } from './fields.ts'

export const sourcesOf = (inputs: PointsInputs): readonly Citation[] => [
  citation(table, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  citation(marketSources, 'pmms-monthly', 'average rates by month since 1971'),
  citation(table, 'reg-z-app-j', 'APR by the actuarial method'),
  citation(table, 'deposit-rate-lists', 'what savings pay', highYieldSavings),
  ...(inputs.itemize === 'itemize'
    ? [citation(codeSource, 'irc', 'deduction of mortgage interest (163(h)(3)) and points (461(g))', mortgageInterest)]
    : []),
]
