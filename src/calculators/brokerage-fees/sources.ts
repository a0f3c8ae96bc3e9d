import {
  averageExpenseRatios,
  costAssumptions,
  feeBulletinExample,
  section31Fee,
  tradingActivityFee,
} from '#facts/investing/fund-costs.ts'
import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { investingSources } from '#facts/sources/investing.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { type Citation, citation } from '../kit/presentation.ts'

export const sources: readonly Citation[] = [
  citation(investingSources, 'sec-fees-bulletin', 'how a yearly fee is counted, and its example', feeBulletinExample),
  citation(investingSources, 'ici-fund-fees', 'average expense ratios, the starting values', averageExpenseRatios),
  citation(investingSources, 'sec-section-31', 'fee on sales', section31Fee),
  citation(investingSources, 'finra-taf', 'fee on shares sold', tradingActivityFee),
  citation(lendingSources, 'deposit-rate-lists', 'what cash could earn', highYieldSavings),
  citation(
    investingSources,
    'assumption',
    'starting values of the return, the other fees, and the accounts compared',
    costAssumptions,
  ),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
