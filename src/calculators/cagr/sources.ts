import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { type Citation, citation } from '../kit/presentation.ts'

export const sources: readonly Citation[] = [
  citation(marketSources, 'damodaran-returns', 'US stocks over whole calendar years'),
  citation(marketSources, 'shiller-monthly', 'US stocks with dividends and consumer prices by month'),
  citation(
    lendingSources,
    'deposit-rate-lists',
    'starting values of the two rates of the modified rate',
    highYieldSavings,
  ),
  citation(lendingSources, 'assumption', 'inflation where no record is used', longRunInflation),
]
