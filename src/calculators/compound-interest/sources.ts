import { longRunInflation } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { startingReturn } from '../kit/starting-values.ts'

export const sources: readonly Citation[] = [
  citation(marketSources, 'damodaran-returns', 'the past growth named beside the rate', longRunGrowth),
  citation(
    lendingSources,
    'assumption',
    'starting values of the rate, the points around it and the tax rate',
    startingReturn,
  ),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
