import { longRunInflation } from '#facts/lending/rates.ts'
import { bendPoints, benefitFormula } from '#facts/social-security/benefit-formula.ts'
import { costOfLiving } from '#facts/social-security/cola.ts'
import { earningsTestAmounts } from '#facts/social-security/earnings-test.ts'
import { lifeTable } from '#facts/social-security/life-table.ts'
import {
  delayedCredits,
  fullRetirementAge,
  publicPensionRules,
  spouseRules,
  survivorRules,
  workerReduction,
} from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { averageWageIndex, contributionBase } from '#facts/social-security/wages.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { socialSecuritySources as table } from '#facts/sources/social-security.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { benefitTaxation } from '#facts/tax-years/standing.ts'
import { type Citation, citation, citationOf } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import { healthFactors, startingRealRate } from './fields.ts'
import type { Law } from './law.ts'

export const sourcesOf = (law: Law): readonly Citation[] => [
  citation(table, 'social-security-act', 'how early claims are reduced', workerReduction),
  citation(table, 'social-security-act', 'full retirement ages', fullRetirementAge),
  citation(table, 'cfr-20-404', 'credits for waiting', delayedCredits),
  citation(table, 'social-security-act', 'spouses and former spouses', spouseRules),
  citation(table, 'social-security-act', 'survivors', survivorRules),
  citation(table, 'social-security-act', 'public pensions no longer cut benefits', publicPensionRules),
  citation(table, 'social-security-act', 'shares of the benefit formula', benefitFormula),
  citation(table, 'ssa-bend-points', 'bend points', bendPoints),
  citation(table, 'ssa-wage-index', 'average wages that lift earlier pay', averageWageIndex),
  citation(table, 'ssa-wage-base', 'most pay that counts in a year', contributionBase),
  citation(table, 'ssa-cola-history', 'cost-of-living increases', costOfLiving),
  citation(table, 'ssa-earnings-test', 'pay allowed before full retirement age', earningsTestAmounts),
  ...citationOf(table, lifeTable, 'chances of living to each age'),
  ...citationOf(table, trustFundOutlook, 'when reserves run out and what is paid then'),
  citation(taxSources, 'irc', 'how much of a benefit is taxed', benefitTaxation),
  ...taxCitation(law.medicare, 'Medicare premiums and surcharges'),
  citation(lendingSources, 'assumption', 'starting value of interest above inflation', startingRealRate),
  citation(lendingSources, 'assumption', 'what longer and shorter lives mean', healthFactors),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
]
