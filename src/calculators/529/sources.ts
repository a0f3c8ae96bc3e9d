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
import { retirementSources as table } from '#facts/sources/retirement.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { statePlan529 } from '#facts/state-rules/plan-529.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'

export function sourcesOf(law: TaxYearFacts): readonly Citation[] {
  const yearly = [
    [law.giftAndEstate, 'yearly gift amount'],
    [law.ira, 'IRA limit'],
    [law.americanOpportunity, 'college tax credit'],
    [law.ordinaryBrackets, 'federal brackets'],
  ] as const
  return [
    ...citationOf(householdSources, collegePrices, 'published prices of a year of college'),
    citation(stateRuleSources, 'state-529', 'state deductions and credits', statePlan529),
    citation(table, 'irc', 'five-year gift election', superfundingYears),
    citation(table, 'irc', 'student loans from a 529 plan', studentLoanLifetime),
    citation(table, 'irc', 'additional tax on growth used for other things', otherUsePenalty),
    citation(table, 'secure-2-0', 'rollover to a Roth IRA', rothRollover),
    citation(table, 'pl-119-21', 'school before college', k12Limit),
    citation(table, 'pl-119-21', 'Trump account', trumpAccount),
    citation(table, 'irs-pub-970', 'what counts, what is taxed, and the college credit beside a plan', housingCounts),
    citation(table, 'kiplinger-529-limits', 'lowest and highest plan limit', aggregateLimits),
    citation(table, 'fafsa-simplification', 'grandparents’ plans and federal aid', grandparentPlanNotAsked),
    ...yearly.flatMap(([figure, what]) => taxCitation(figure, what)),
    citation(marketSources, 'damodaran-returns', 'long-run growth of stocks and bonds', longRunGrowth),
    citation(householdSources, 'assumption', 'inflation', longRunInflation),
  ]
}
