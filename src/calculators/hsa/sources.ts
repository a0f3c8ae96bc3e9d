import { longRunInflation } from '#facts/lending/rates.ts'
import { partALookBackMonths } from '#facts/retirement/medicare-enrollment.ts'
import {
  catchUpAges,
  hsaExcess,
  hsaExchangePlansFrom,
  hsaLastMonth,
  hsaOtherUse,
} from '#facts/retirement/plan-rules.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { householdSources } from '#facts/sources/household.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { retirementSources as table } from '#facts/sources/retirement.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { Law } from './law.ts'

export function sourcesOf({ tax }: Law): readonly Citation[] {
  const yearly = [
    [tax.hsa, `limits of ${tax.year}`],
    [tax.ordinaryBrackets, 'federal brackets'],
    [tax.payroll, 'Social Security and Medicare tax'],
  ] as const
  return [
    ...yearly.flatMap(([figure, what]) => taxCitation(figure, what)),
    citation(table, 'irs-pub-969', 'last-month rule and testing period', hsaLastMonth),
    citation(table, 'irc', 'extra amount from 55', catchUpAges),
    citation(table, 'irc', 'money over the limit', hsaExcess),
    citation(table, 'irc', 'money used for other things', hsaOtherUse),
    citation(table, 'pl-119-21', 'Bronze and catastrophic exchange plans', hsaExchangePlansFrom),
    citation(table, 'medicare-law', 'six months of Medicare looking back', partALookBackMonths),
    citation(stateRuleSources, 'state-hsa-treatment', 'California and New Jersey', hsaTaxedIn),
    citation(marketSources, 'damodaran-returns', 'long-run growth of stocks and bonds', longRunGrowth),
    citation(householdSources, 'assumption', 'inflation', longRunInflation),
  ]
}
