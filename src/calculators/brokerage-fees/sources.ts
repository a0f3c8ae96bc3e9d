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
import { citing } from '../kit/citing.ts'
import { usedFor } from './words/explain.en.ts'

const { fact } = citing({ ...investingSources, ...lendingSources })

export const sources = () => [
  fact(feeBulletinExample, usedFor.bulletin),
  fact(averageExpenseRatios, usedFor.averages),
  fact(section31Fee, usedFor.section31),
  fact(tradingActivityFee, usedFor.taf),
  fact(highYieldSavings, usedFor.savings),
  fact(costAssumptions, usedFor.assumed),
  fact(longRunInflation, usedFor.inflation),
]
