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
import { investingSources } from '#facts/sources/investing.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../kit/citing.ts'
import { fundAssumptions } from './assumed.ts'
import type { FundContext } from './context.ts'
import { usedFor } from './words/workings.en.ts'

const { fact } = citing({ ...investingSources, ...lendingSources, ...taxSources })

export const sources = ({ law }: FundContext) => [
  fact(prospectusExampleRule, usedFor.example),
  fact(analyzerYears, usedFor.analyzer),
  fact(breakpointExample, usedFor.breakpoints),
  fact(distributionFeeLimits, usedFor.distribution),
  fact(averageExpenseRatios, usedFor.average),
  fact(averageEquityMutualFundsByStyle, usedFor.styles),
  fact(fundAssumptions, usedFor.assumed),
  fact(typicalConversionYears, usedFor.conversion),
  fact(law.tax.ordinaryBrackets, usedFor.brackets),
  fact(longRunInflation, usedFor.inflation),
]
