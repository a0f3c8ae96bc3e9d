import {
  analyzerYears,
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  breakpointExample,
  distributionFeeLimits,
  prospectusExampleRule,
  typicalConversionYears,
} from '#facts/investing/fund-costs.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { investingSources as table } from '#facts/sources/investing.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import { fundAssumptions } from './fields.ts'

export const sourcesOf = (law: TaxYearFacts): readonly Citation[] => [
  citation(table, 'sec-form-n-1a', 'the expense example of every prospectus', prospectusExampleRule),
  citation(table, 'finra-fund-analyzer', 'costs through the year, and a sale at the end of every year', analyzerYears),
  citation(
    table,
    'finra-breakpoints',
    'breakpoint example, rights of accumulation, letter of intent',
    breakpointExample,
  ),
  citation(table, 'finra-sales-charges', 'the most a fund may take as 12b-1 fee', distributionFeeLimits),
  citation(table, 'ici-fund-fees', 'average expense ratio of stock mutual funds', averageExpenseRatios),
  ...citationOf(table, averageEquityMutualFundsByStyle, 'active and index averages'),
  citation(table, 'assumption', 'the example funds, return, turnover and dividends', fundAssumptions),
  citation(table, 'assumption', 'conversion after 8 years', typicalConversionYears),
  ...taxCitation(law.ordinaryBrackets, 'federal brackets for your tax'),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
