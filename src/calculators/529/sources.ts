import { collegePrices } from '#facts/household/college.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { trumpAccount } from '#facts/retirement/child-accounts.ts'
import {
  aggregateLimits,
  grandparentPlanNotAsked,
  housingCounts,
  k12Limit,
  otherUsePenalty,
  rothRollover,
  studentLoanLifetime,
  superfundingYears,
} from '#facts/retirement/education-accounts.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { householdSources } from '#facts/sources/household.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { statePlan529 } from '#facts/state-rules/plan-529.ts'
import { citing } from '../kit/citing.ts'
import type { PlanContext } from './context.ts'
import { usedFor } from './words/workings.en.ts'

const { fact } = citing({
  ...taxSources,
  ...retirementSources,
  ...stateRuleSources,
  ...marketSources,
  ...householdSources,
})

export const sources = ({ law: { tax } }: PlanContext) => [
  fact(collegePrices, usedFor.prices),
  fact(statePlan529, usedFor.states),
  fact(superfundingYears, usedFor.spread),
  fact(studentLoanLifetime, usedFor.loans),
  fact(otherUsePenalty, usedFor.penalty),
  fact(rothRollover, usedFor.roth),
  fact(k12Limit, usedFor.k12),
  fact(trumpAccount, usedFor.trump),
  fact(housingCounts, usedFor.housing),
  fact(aggregateLimits, usedFor.limits),
  fact(grandparentPlanNotAsked, usedFor.aid),
  fact(tax.giftAndEstate, usedFor.gift),
  fact(tax.ira, usedFor.ira),
  fact(tax.americanOpportunity, usedFor.credit),
  fact(tax.ordinaryBrackets, usedFor.brackets),
  fact(longRunGrowth, usedFor.growth),
  fact(longRunInflation, usedFor.inflation),
]
