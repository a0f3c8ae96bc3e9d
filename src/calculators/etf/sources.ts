import {
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  costAssumptions,
  feeBulletinExample,
  section31Fee,
  tradingActivityFee,
} from '#facts/investing/fund-costs.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { investingSources } from '#facts/sources/investing.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../kit/citing.ts'
import { etfAssumptions } from './assumed.ts'
import type { EtfContext } from './context.ts'
import { usedFor } from './words/workings.en.ts'

const { fact } = citing({ ...investingSources, ...lendingSources, ...taxSources })

export const sources = ({ law }: EtfContext) => [
  fact(averageExpenseRatios, usedFor.averages),
  fact(averageEquityMutualFundsByStyle, usedFor.indexFunds),
  fact(feeBulletinExample, usedFor.yearlyFee),
  fact(section31Fee, usedFor.section31),
  fact(tradingActivityFee, usedFor.taf),
  fact(etfAssumptions, usedFor.assumed),
  fact(costAssumptions, usedFor.spread),
  fact(law.tax.ordinaryBrackets, usedFor.brackets),
  fact(longRunInflation, usedFor.inflation),
]
