import {
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  costAssumptions,
  feeBulletinExample,
  section31Fee,
  tradingActivityFee,
} from '#facts/investing/fund-costs.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { investingSources as table } from '#facts/sources/investing.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import { etfAssumptions } from './fields.ts'

export const sourcesOf = (law: TaxYearFacts): readonly Citation[] => [
  citation(table, 'ici-fund-fees', 'average expense ratios of ETFs and funds', averageExpenseRatios),
  ...citationOf(table, averageEquityMutualFundsByStyle, 'average of index stock mutual funds'),
  citation(table, 'sec-fees-bulletin', 'how a yearly fee is counted', feeBulletinExample),
  citation(table, 'sec-section-31', 'fee on sales', section31Fee),
  citation(table, 'finra-taf', 'fee on shares sold', tradingActivityFee),
  citation(table, 'assumption', 'return, dividends and gains paid out', etfAssumptions),
  citation(table, 'assumption', 'starting value of the spread', costAssumptions),
  ...taxCitation(law.ordinaryBrackets, 'federal brackets for your tax'),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
